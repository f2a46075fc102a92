"""Build what is shipped and try it: the wheel holds the page and the compiled core, and works in an environment of its own; so does
a wheel made from the source distribution where there is no C compiler. Prints what it checked; any fault is an error."""

import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = os.environ.get("UV", "uv")
PAGE = "openrummy/server/page/index.html"


def run(*command: str | Path, **environment: str) -> str:
    """Run a command; returns what it printed."""
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def one(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    assert len(found) == 1, f"{folder} should hold one {pattern}, not {found}"
    return found[0]


def check_wheel(wheel: Path, *, compiled: bool) -> None:
    """What lies in a wheel, and that it runs where nothing else of the project is."""
    names = zipfile.ZipFile(wheel).namelist()
    assert PAGE in names, f"{wheel.name} lacks the page"
    assert any(name.endswith("options.ftl") for name in names), f"{wheel.name} lacks the messages"
    modules = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(modules) == compiled, f"{wheel.name} holds the compiled modules {modules}"
    assert compiled != wheel.name.endswith("-none-any.whl"), f"{wheel.name} has the wrong tag"
    assert not any("node_modules" in name or name.startswith("tests/") for name in names)
    with tempfile.TemporaryDirectory() as folder:
        run(UV, "venv", "--quiet", "--python", sys.executable, folder)
        python = Path(folder) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        run(UV, "pip", "install", "--quiet", "--python", python, wheel)
        said = run(python, "-c", "import openrummy.arrange; print(openrummy.arrange.compiled)")
        assert said.strip() == str(compiled), f"{wheel.name}: compiled is {said.strip()}"
        report = json.loads(run(python, "-m", "openrummy", "simulate", "--deals", "2", "--json"))
        assert report["errors"] == 0
    print(f"{wheel.name}: {len(names)} files, page, {len(modules)} compiled module(s), runs by itself")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "dist"
        run(UV, "build", "--quiet", "--python", sys.executable, "--out-dir", out, OPENRUMMY_REQUIRE_COMPILED="1")
        check_wheel(one(out, "*.whl"), compiled=True)
        plain = Path(folder) / "plain"
        source = one(out, "*.tar.gz")
        run(UV, "build", "--quiet", "--python", sys.executable, "--wheel", source, "--out-dir", plain, CC="/no/compiler")
        check_wheel(one(plain, "*.whl"), compiled=False)


if __name__ == "__main__":
    main()
