"""Which core runs: the compiled one where there is one, or its source where ``OPENRUMMY_UNCOMPILED=1`` asks for that."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openrummy.arrange import core
else:

    def _source() -> ModuleType:
        # An extension beside the source shadows it, so the source is named by its path.
        name = "openrummy.arrange.core"
        spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name("core.py"))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    if os.environ.get("OPENRUMMY_UNCOMPILED") == "1":
        core = _source()
    else:
        from openrummy.arrange import core

__all__ = ["core"]
