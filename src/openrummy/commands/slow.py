"""The one warning of an arranger that runs uncompiled."""

import os
import sys


def warn_if_slow() -> None:
    """Say once, where the command starts, that the compiled core is missing (and was not turned off on purpose)."""
    from openrummy import arrange

    if not arrange.compiled and os.environ.get("OPENRUMMY_UNCOMPILED") != "1":
        print(
            "openrummy: the arranger runs uncompiled and slowly. With a C compiler installed: uv sync --reinstall-package openrummy",
            file=sys.stderr,
        )
