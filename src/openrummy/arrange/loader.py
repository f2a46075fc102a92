"""Which cores run: the compiled ones where there are some, else or by ``OPENRUMMY_UNCOMPILED=1`` the plain one and the others' sources."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openrummy.arrange import core, ginfast, reach
elif os.environ.get("OPENRUMMY_UNCOMPILED") == "1":
    # Imported only here: they would cost the start of every command.
    import sys
    from importlib.util import module_from_spec, spec_from_file_location

    from openrummy.arrange.plain import core, reach

    def _source(stem: str):
        # An extension beside the source shadows it, so the source is named by its path.
        name = f"openrummy.arrange.{stem}"
        spec = spec_from_file_location(name, os.path.join(os.path.dirname(__file__), f"{stem}.py"))
        module = module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    ginfast = _source("ginfast")
else:
    from openrummy.arrange import ginfast

    try:
        from openrummy.arrange import core, reach
    except ImportError:
        from openrummy.arrange.plain import core, reach

__all__ = ["core", "ginfast", "reach"]
