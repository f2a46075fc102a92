"""Is a request from our own page? Browsers name the page's origin; programs name none and carry no one's rights but their own."""

from urllib.parse import urlsplit

from openrummy.server.errors import Refusal


def check_origin(origin: str | None, host: str | None) -> None:
    """``Refusal`` with ``foreign_origin`` for a page of another site.

    >>> check_origin("http://localhost:8000", "localhost:8000")
    >>> check_origin(None, "localhost:8000")
    >>> check_origin("https://elsewhere.example", "localhost:8000")
    Traceback (most recent call last):
    openrummy.server.errors.Refusal: foreign_origin: {'origin': 'https://elsewhere.example'}
    """
    if origin is None:
        return
    if not host or _netloc(origin) != host.lower():
        raise Refusal("foreign_origin", origin=origin[:200])


def _netloc(origin: str) -> str | None:
    """Host and port of an origin; None where it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
