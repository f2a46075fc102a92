"""Put measured speeds into the documents, between their marks: uv run --group bench python scripts/bench_table.py [RESULT.json]

Without a file it measures now, which takes about a minute; a file is what `openrummy bench arrange --json` printed.
"""

import re
import sys
from pathlib import Path

import msgspec

from openrummy.commands.bench import markdown
from openrummy.sim.bench import Bench, bench

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("README.md", "CHANGELOG.md", "docs/arranger.md")
BETWEEN = re.compile(r"(<!-- bench -->\n).*?(\n<!-- /bench -->)", re.DOTALL)


def filled(text: str, tables: str) -> str:
    """The text with these tables between its marks."""
    return BETWEEN.sub(lambda found: f"{found[1]}\n{tables}\n{found[2]}", text)


def main() -> None:
    if len(sys.argv) > 1:
        found = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Bench)
    else:
        found = bench(progress=lambda now: print(now, file=sys.stderr))
    for name in DOCUMENTS:
        path = ROOT / name
        before = path.read_text(encoding="utf-8")
        after = filled(before, markdown(found))
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"{name} tells of {found.machine.processor}")


if __name__ == "__main__":
    main()
