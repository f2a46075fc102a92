"""The HTTP side: a name and a token, a table, what can be chosen, and the page."""

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, head, post, put, route
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from openrummy.rules import presets
from openrummy.rules.value import options, value
from openrummy.server import protocol, reading, steady, written
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who, digest, new_token, tidy_code
from openrummy.server.live import Tools
from openrummy.server.origins import check_origin
from openrummy.server.page import Asset, Page
from openrummy.server.rates import Buckets
from openrummy.server.refusals import KNOWN, Known, problem
from openrummy.server.tables import Tables
from openrummy.server.texts import preferred

AnyRequest = Request[Any, Any, Any]

_BODY: Final = 16 * 1024
_log = logging.getLogger("openrummy.http")
_encode = msgspec.json.Encoder().encode

SECURITY: Final[dict[str, str]] = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'self' data:",
            "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "media-src 'self'", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}  # fmt: skip
"""On every answer. Nothing but our own files runs or loads; attributes alone may carry styles, as the page places cards by them."""


def _answer(body: msgspec.Struct | list[Any], status: int = 200) -> Response[bytes]:
    return Response(_encode(body), status_code=status, media_type=MediaType.JSON, headers={"Cache-Control": "no-store"})


def on_refusal(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Every error as a ``Problem`` in the reader's language."""
    known: Known = error if isinstance(error, KNOWN) else _as_refusal(error)
    status, body = problem(known, preferred(request.headers.get("accept-language")))
    answer = _answer(body, status)
    answer.headers.update(SECURITY)
    return answer


def _as_refusal(error: Exception) -> Refusal:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status in (404, 405):
        return Refusal("not_found")
    if status == 413:
        return Refusal("too_large", allowed=_BODY)
    if status < 500:
        return Refusal("malformed", reason=str(error)[:200])
    _log.error("a request failed", exc_info=error)
    return Refusal("internal")


def handlers(tools: Tools, tables: Tables, page: Page) -> list[Any]:
    """The route handlers of one server."""
    made = Buckets(tools.settings.make_rate, tools.settings.make_burst)

    def check(request: AnyRequest) -> None:
        check_origin(request.headers.get("origin"), request.headers.get("host"))
        if not made.take(_address(request)):
            raise Refusal("too_fast")

    async def person(request: AnyRequest) -> Who:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        found = await tools.store.person(digest(token.strip())) if scheme.lower() == "bearer" else None
        if found is None:
            raise Refusal("wrong_token")
        return found

    @post("/api/people")
    async def new_person(request: AnyRequest) -> Response[bytes]:
        check(request)
        name = _name(await request.body())
        token = new_token()
        await tools.store.add_person(name, digest(token), steady.time())
        return _answer(protocol.Person(name, token), 201)

    @put("/api/people/me")
    async def rename(request: AnyRequest) -> Response[bytes]:
        check(request)
        who = await person(request)
        name = _name(await request.body())
        await tools.store.rename(who.id, name)
        tables.renamed(Who(who.id, name))
        return _answer(protocol.Renamed(name))

    @post("/api/tables")
    async def new_table(request: AnyRequest) -> Response[bytes]:
        check(request)
        who = await person(request)
        wanted = reading.body(await request.body(), protocol.NewTable)
        return _answer(protocol.MadeTable(await tables.make(who, wanted)), 201)

    @get("/api/tables/{code:str}")
    async def table_info(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
        return _answer(await tables.info(code, _address(request)))

    @get("/api/tables/{code:str}/record")
    async def table_record(request: AnyRequest, code: FromPath[str], deal: FromQuery[int | None] = None) -> Response[str]:
        check(request)
        who = await person(request)
        code = tidy_code(code)
        text = await tables.record(code, who, deal, _address(request))
        name = f"openrummy-{code}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @get("/api/presets", sync_to_thread=False)
    def all_presets() -> Response[bytes]:
        return _answer([_preset(name) for name in presets()])

    @get("/api/health", sync_to_thread=False)
    def health() -> Response[bytes]:
        return _answer(protocol.Health(protocol.PROTOCOL, tools.build))

    @route(["/api", "/api/{rest:path}"], http_method=["GET", "POST", "PUT", "PATCH", "DELETE"], sync_to_thread=False)
    def no_such_api() -> None:
        raise Refusal("not_found")

    @get(["/", "/{path:path}"], sync_to_thread=False)
    def page_file(request: AnyRequest) -> Response[bytes]:
        found = page.find(request.url.path)
        if found is None:
            raise Refusal("not_found")
        return _file(request, found)

    @head(["/", "/{path:path}"], sync_to_thread=False)
    def page_head(request: AnyRequest) -> Response[None]:
        found = page.find(request.url.path)
        if found is None:
            raise Refusal("not_found")
        return Response(None, status_code=200, media_type=found.kind, headers=_headers(found))

    return [new_person, rename, new_table, table_info, table_record, all_presets, health, no_such_api, page_file, page_head]


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _name(body: bytes) -> str:
    """The name in a ``NewPerson``."""
    name = written.name(reading.body(body, protocol.NewPerson).name)
    if name is None:
        raise Refusal("malformed", reason="name")
    return name


def _preset(name: str) -> protocol.PresetInfo:
    found = presets()[name]
    listed = (
        protocol.OptionInfo(option, options()[option].group, value(found.rules, option), values)
        for option, values in found.choices.items()
    )
    return protocol.PresetInfo(
        name=name,
        options=tuple(listed),
        family=found.rules.family,
        format=found.rules.match.format,
        seats=tuple(int(count) for count in found.choices.get("seats", (found.rules.packs.seats,))),
        defaults={option: value(found.rules, option) for option in ("seats", *found.choices)},
    )


def _headers(asset: Asset) -> dict[str, str]:
    return {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}


def _file(request: AnyRequest, asset: Asset) -> Response[bytes]:
    headers = _headers(asset)
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=asset.kind, headers=headers)
    data = asset.data
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers = asset.packed, headers | {"Content-Encoding": "gzip"}
    return Response(data, media_type=asset.kind, headers=headers)
