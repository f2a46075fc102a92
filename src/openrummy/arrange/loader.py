"""Which cores run: the compiled ones where there are some, or their sources where ``OPENRUMMY_UNCOMPILED=1`` asks for that."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openrummy.arrange import core, reach
else:

    def _source(stem: str) -> ModuleType:
        # An extension beside the source shadows it, so the source is named by its path.
        name = f"openrummy.arrange.{stem}"
        spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{stem}.py"))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    if os.environ.get("OPENRUMMY_UNCOMPILED") == "1":
        core, reach = _source("core"), _source("reach")
    else:
        from openrummy.arrange import core, reach

__all__ = ["core", "reach"]
