"""Where the data lies: the address, the folder, the lock, and the migrations that bring a file up to date."""

import logging
import os
import sys
from pathlib import Path
from typing import IO, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, create_engine
from sqlalchemy.exc import DBAPIError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_SQLITE: Final = "sqlite:///"


class DatabaseError(Exception):
    """A database that cannot be used; the text says why and what to do."""


def default_url() -> str:
    """A file in the user's own data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"{_SQLITE}{base / 'openrummy' / 'openrummy.sqlite'}"


def sqlite_path(url: str) -> Path:
    """The file that an address names; ``DatabaseError`` for every other kind of address.

    >>> sqlite_path("sqlite:////var/lib/rummy.sqlite")
    PosixPath('/var/lib/rummy.sqlite')
    >>> sqlite_path("postgresql://localhost/rummy")
    Traceback (most recent call last):
    openrummy.server.database.DatabaseError: postgresql databases cannot be used yet: give --database sqlite:///PATH
    """
    if not url.startswith(_SQLITE):
        kind = url.split(":", 1)[0].split("+", 1)[0] or "such"
        reason = "no file is named" if kind == "sqlite" else f"{kind} databases cannot be used yet"
        raise DatabaseError(f"{reason}: give --database sqlite:///PATH")
    name = url.removeprefix(_SQLITE)
    if not name or name.startswith(":") or "?" in name:
        raise DatabaseError("no file is named: give --database sqlite:///PATH")
    try:
        return Path(name).expanduser().absolute()
    except RuntimeError as error:
        raise DatabaseError(f"there is no such home folder: {name}") from error


def address_of(path: Path, driver: str = "sqlite") -> URL:
    """The file as SQLAlchemy names it; written as text, signs such as % would be read as another name."""
    return URL.create(driver, database=str(path))


class Lock:
    """Held by the one server process that may use a database file; the system frees it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """``DatabaseError`` where another process holds it, or the folder cannot be written."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Kept open as long as the lock is held.
            file = self._path.open("a")
        except OSError as error:
            raise DatabaseError(f"{self._path.parent} cannot be written ({error.strerror}): give another --database") from error
        try:
            _lock(file)
        except OSError as error:
            file.close()
            raise DatabaseError(
                f"another OpenRummy server uses {self._path.name.removesuffix('.lock')}: stop it, or give another --database"
            ) from error
        self._file = file

    def free(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def migrate(path: Path) -> None:
    """Bring the file to the state that ``schema`` describes, making it where there is none."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    # There a single per cent sign begins a name.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    engine = create_engine(address_of(path))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError(
            f"{path} was written by a newer OpenRummy ({error}): use that one, or give another --database"
        ) from error
    except DBAPIError as error:
        raise DatabaseError(f"{path} cannot be used ({error.orig}): give another --database") from error
    finally:
        engine.dispose()
