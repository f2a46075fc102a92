"""``python -m openrummy``."""

import sys

from openrummy.cli import main

if __name__ == "__main__":
    sys.exit(main())
