"""How fast the arranger is: hands a second, and how long single hands take. `openrummy bench arrange` runs it too.

uv run python bench/arrange.py [--json]
"""

import sys

from openrummy.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", "arrange", *sys.argv[1:]]))
