"""The built page: read once at start, told with the right headers. Its hash is part of the build's name."""

import gzip
import hashlib
import mimetypes
from importlib.metadata import version
from pathlib import Path
from typing import Final, Self

import msgspec

_INDEX: Final = "index.html"
_TEXT: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class PageError(Exception):
    """There is no built page; the text says what to do."""


class Asset(msgspec.Struct, frozen=True):
    """A file as it is told. ``packed``: with gzip, where that is worth it."""

    data: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str


class Page(msgspec.Struct, frozen=True):
    """Every file by its path, and the build that they are."""

    assets: dict[str, Asset]
    build: str

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The page in a folder; ``PageError`` where none was built."""
        if not (folder / _INDEX).is_file():
            raise PageError(
                "the page has not been built: run `make play`, or `npm ci && npm run build` in web/, or install a released wheel"
            )
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        assets = {path.relative_to(folder).as_posix(): _asset(path, folder) for path in files}
        return cls(assets, f"{version('openrummy')}+{hashlib.sha256(assets[_INDEX].data).hexdigest()[:10]}")

    def find(self, path: str) -> Asset | None:
        """The file at a path, or the page itself for the addresses that it reads on its own (``/t/CODE``)."""
        asked = path.strip("/")
        found = self.assets.get(asked or _INDEX)
        if found is None and "." not in asked.rsplit("/", 1)[-1]:
            return self.assets[_INDEX]
        return found


def _asset(path: Path, folder: Path) -> Asset:
    data = path.read_bytes()
    packed = gzip.compress(data, mtime=0) if path.suffix in _TEXT else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # The build puts what it names by its content into assets/, and nothing else.
    hashed = path.relative_to(folder).parts[0] == "assets"
    return Asset(
        data=data,
        packed=packed if packed is not None and len(packed) < len(data) * 0.9 else None,
        kind=kind,
        cache=_FOREVER if hashed else _ASK,
        tag=f'"{hashlib.sha256(data).hexdigest()[:16]}"',
    )
