"""Write docs/options.md, the one table of all options; ``--check`` only tells whether the file is stale.

Names, values and groups come from the rules, the words from the locales, the rule numbers from ``openrummy.rules.cites``.
"""

import sys
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import openrummy
from openrummy.arrange.options import UNCAPPED
from openrummy.rules import Preset, Rules, presets
from openrummy.rules.cites import RULE_OF
from openrummy.rules.value import GROUPS, Option, Value, options, value

TARGET = Path(__file__).parent.parent / "docs/options.md"

HEAD = """# Options

Every rule that houses play differently is an option of the table, chosen when the table is made and fixed from then on.
This table is generated from the rules themselves by `uv run python scripts/options_doc.py`; the numbers are those of the
rulebook that code and tests cite.

The column of games gives the default of each, and what a host may choose there where that is less than all the values that the
engine can play. Games that are not named do not ask; where the option means something to them, it is as the column of values
has it in bold.

On the command line an option is set with `--option NAME=VALUE`, yes and no as `true` and `false`.
"""


def words(language: str) -> FluentBundle:
    """The messages of the options in a language."""
    source = Path(openrummy.__file__).parent / "locales" / language / "options.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say(bundle: FluentBundle, message: str) -> str:
    """A message's text; raises ``LookupError`` for one that is not there."""
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern)
    assert not errors, f"{message}: {errors}"
    return str(text)


def written(one: Value) -> str:
    return str(one).lower() if isinstance(one, bool) else str(one)


def listed(values: tuple[Value, ...]) -> str:
    """Values in words: a long even range by its ends and its step."""
    numbers = [one for one in values if isinstance(one, int) and not isinstance(one, bool)]
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) == len(values) > 5 and len(steps) == 1:
        return f"{numbers[0]} to {numbers[-1]} by {steps.pop()}"
    return ", ".join(map(written, values))


def usual(option: Option) -> Value:
    """The value that rules have of which nothing is said."""
    return value(Rules(), option.name)


def values_cell(option: Option) -> str:
    """All values; the one that holds where nothing is said in bold."""
    numbers = listed(option.values)
    if numbers == ", ".join(map(written, option.values)):
        return ", ".join(f"**{written(one)}**" if one == usual(option) else written(one) for one in option.values)
    return f"{numbers}, **{written(usual(option))}**"


def games_cell(option: Option, offered: list[Preset]) -> str:
    """The games that ask, or in which it is otherwise than usual: their names by default and choice."""
    told = [one for one in offered if option.name in one.choices or value(one.rules, option.name) != usual(option)]
    games: dict[str, list[str]] = {}
    for preset in told:
        games.setdefault(default_cell(preset, option), []).append(f"`{preset.name}`")
    if len(told) == len(offered) and len(games) == 1:
        return f"{next(iter(games))}: every game"
    return "; ".join(f"{cell}: {', '.join(names)}" for cell, names in games.items())


def default_cell(preset: Preset, option: Option) -> str:
    found = value(preset.rules, option.name)
    if found == UNCAPPED and found not in option.values:
        return "none (fixed)"
    default = written(found)
    choices = preset.choices.get(option.name, ())
    if choices == option.values or len(option.values) == 1:
        return default
    return f"{default} (of {listed(choices)})" if choices else f"{default} (fixed)"


def row(bundle: FluentBundle, option: Option, offered: list[Preset]) -> str:
    return table_line(
        [
            f"`{option.name}`",
            say(bundle, f"option-{option.name}"),
            values_cell(option),
            games_cell(option, offered),
            say(bundle, f"option-{option.name}-help"),
            ", ".join(RULE_OF[option.name]),
        ]
    )


def document() -> str:
    """The whole file."""
    bundle, offered = words("en"), list(presets().values())
    columns = ["option", "called", "values", "games", "meaning", "rules"]
    parts = [HEAD]
    for group in GROUPS:
        rows = [row(bundle, option, offered) for option in options().values() if option.group == group]
        heading = f"## {say(bundle, f'options-{group}')}"
        parts.append("\n".join([heading, "", table_line(columns), table_line(["---"] * len(columns)), *rows, ""]))
    return "\n".join(parts)


def table_line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    text = document()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print("docs/options.md is stale: run `uv run python scripts/options_doc.py`", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
