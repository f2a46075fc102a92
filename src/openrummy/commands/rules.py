"""``openrummy rules``: which games there are, and what can be chosen in each."""

import argparse
from functools import cache
from typing import TYPE_CHECKING, Any

from openrummy.commands import options
from openrummy.commands.errors import UsageError

if TYPE_CHECKING:
    from openrummy.rules import Preset
    from openrummy.rules.value import Value


_FEW = 4
"""So many changes tell one game from another in a line."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    command = commands.add_parser("rules", help="list the games, or print one with its options")
    command.set_defaults(run=run)
    command.add_argument(
        "game", nargs="?", metavar="GAME", help="print this one, with its options, their defaults and what they can be"
    )
    command.add_argument("--json", action="store_true", help="print as JSON")


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    from openrummy.rules import RulesError, preset, presets

    if chosen.game is None:
        games = list(presets().values())
        if chosen.json:
            _print_json([_about(game) for game in games])
        else:
            _print_games(games)
        return
    try:
        game = preset(chosen.game)
    except RulesError as error:
        raise UsageError(options.sentence(error.code, error.params)) from error
    if chosen.json:
        _print_json(_about(game) | {"options": _options(game)})
    else:
        _print_game(game)


def _about(game: "Preset") -> dict[str, Any]:
    """``like``: the first game of its kind, where that is another, and ``changes``: the options that it sets otherwise."""
    from openrummy.rules import presets
    from openrummy.rules.value import options as every
    from openrummy.rules.value import value

    rules = game.rules
    seats = [int(one) for one in game.choices.get("seats", (rules.packs.seats,))]
    cards = sorted({rules.hand_size(players) for players in seats}, reverse=True)
    about = {"name": game.name, "family": rules.family, "format": rules.match.format, "seats": seats, "cards": cards}
    kind = (rules.family, rules.match.format, rules.sizes)
    first = next((one for one in presets().values() if (one.rules.family, one.rules.match.format, one.rules.sizes) == kind), game)
    if first.name == game.name:
        return about
    changes = {name: value(rules, name) for name in every() if value(rules, name) != value(first.rules, name)}
    return about | {"like": first.name, "changes": changes}


def _options(game: "Preset") -> list[dict[str, Any]]:
    """Every option of the game; ``values``: what it can be set to, one where it is fixed."""
    from openrummy.rules.value import options as every
    from openrummy.rules.value import value

    found = []
    for option in sorted(every().values(), key=lambda option: option.name not in game.choices):
        default = value(game.rules, option.name)
        values = list(game.choices.get(option.name, (default,)))
        found.append({"name": option.name, "group": option.group, "default": default, "values": values})
    return found


def _print_json(found: object) -> None:
    import msgspec

    print(msgspec.json.encode(found).decode())


def _line(about: dict[str, Any]) -> str:
    """The game in one line."""
    if "like" in about:
        changes = [f"{name}={options.written(value)}" for name, value in about["changes"].items()]
        more = f" and {len(changes) - _FEW} more" if len(changes) > _FEW else ""
        return f"{about['like']} with {', '.join(changes[:_FEW])}{more}"
    seats = about["seats"]
    players = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
    cards = " or ".join(map(str, about["cards"]))
    ends = _words()["value-format-" + about["format"]]
    return f"{cards} cards, {players} players. {ends}."


def _print_games(games: "list[Preset]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("Game", "Family", "What it is", title="openrummy rules GAME tells its options")
    table.columns[0].no_wrap = True
    for game in games:
        about = _about(game)
        table.add_row(about["name"], about["family"], _line(about))
    Console().print(table)


def _print_game(game: "Preset") -> None:
    from rich.console import Console
    from rich.table import Table

    about = _about(game)
    table = Table("Option", "Called", "Default", "Can be", title=f"{game.name}: {_line(about)}")
    table.columns[0].no_wrap = True
    for option in _options(game):
        if len(option["values"]) > 1:
            table.add_row(
                option["name"], _words()[f"option-{option['name']}"], options.written(option["default"]), _range(option["values"])
            )
    console = Console()
    console.print(table)
    console.print("Everything else is fixed; --json tells that too.", highlight=False)


def _range(values: "list[Value]") -> str:
    """Values in words: a long even range by its ends and its step.

    >>> _range([50, 75, 100, 125, 150, 175]), _range([False, True])
    ('50 to 175 by 25', 'false, true')
    """
    numbers = [one for one in values if isinstance(one, int) and not isinstance(one, bool)]
    if len(numbers) == len(values) > 5:
        step = numbers[1] - numbers[0]
        if numbers == list(range(numbers[0], numbers[-1] + 1, step)):
            return f"{numbers[0]} to {numbers[-1]} by {step}"
    return ", ".join(map(options.written, values))


@cache
def _words() -> dict[str, str]:
    """The English words of options, as the page says them."""
    import re
    from pathlib import Path

    source = Path(__file__).parents[1] / "locales/en/options.ftl"
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", source.read_text(encoding="utf-8"), re.MULTILINE))
