"""The command line: ``openrummy serve``, ``arrange``, ``check``, ``count``, ``replay``, ``rules``, ``simulate``, ``stats`` and ``bench``.

Only what a command uses is imported, and only when it runs: reading the arguments and ``--help`` take no time. Exit codes: 0 done, 1 failed,
2 for arguments that cannot be.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from openrummy.commands import bench, hands, replay, rules, simulate, stats
from openrummy.commands.errors import Failure, UsageError
from openrummy.commands.slow import warn_if_slow
from openrummy.commands.streams import close_output, open_streams
from openrummy.commands.terminal import whole


class _Version(argparse.Action):
    """Reads the version only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"openrummy {version('openrummy')}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """The arguments of every command."""
    top = argparse.ArgumentParser(prog="openrummy", description="Rummy: a table in the browser, and an exact engine behind it.")
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    hands.add(commands)
    stats.add(commands)

    serve = commands.add_parser("serve", help="host the tables that people open in a browser")
    serve.set_defaults(run=_serve)
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 for every network (default: %(default)s)"
    )
    serve.add_argument(
        "--port", type=whole(0, 65535), default=8000, help="port to listen at; 0 takes a free one (default: %(default)s)"
    )
    serve.add_argument(
        "--database", metavar="URL", help="where tables are kept: sqlite:///PATH (default: a file in your data folder)"
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    simulate.add(commands)
    replay.add(commands)
    rules.add(commands)
    bench.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code. Usage errors of argparse itself raise ``SystemExit(2)``."""
    open_streams()
    name = "openrummy"
    try:
        chosen = parser().parse_args(arguments)
        name = f"openrummy {chosen.command}"
        code = int(chosen.run(chosen) or 0)
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
    except Failure as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        close_output()
        return 1
    except OSError as error:
        # A full disk, or whatever else the machine would not do.
        print(f"{name}: {error}", file=sys.stderr)
        close_output()
        return 1
    except KeyboardInterrupt:
        return 130


def _serve(chosen: argparse.Namespace) -> None:
    import logging

    from openrummy.server.run import ServeError, serve

    warn_if_slow()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("openrummy").setLevel(logging.INFO)

    def ready(address: str) -> None:
        print(f"OpenRummy is open at {address} (Ctrl-C stops it)", flush=True)
        if chosen.open:
            _open(address)

    try:
        serve(chosen.host, chosen.port, chosen.database, ready=ready)
    except ServeError as error:
        raise Failure(str(error)) from error
    except KeyboardInterrupt:
        print("OpenRummy has stopped; every table is kept.", flush=True)


def _open(address: str) -> None:
    """Open the page in the browser, without waiting for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
