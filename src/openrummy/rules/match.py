"""The option group of how deals add up to a match."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How deals add up (POOL-1 to 15, CHIPS-1 to 13, DEAL-1 to 7, RUM-11, GIN-16 to 26). ``format`` says which of the other options hold.

    ``single``: every deal by itself, chips. ``pool``: totals, elimination. ``deals``: a number of deals, lowest total. ``chips``: a number
    of deals, most chips. ``target``: first to a score. ``boxes``: first to a score, then bonuses and boxes, in one or three columns.
    """

    format: Literal["single", "pool", "deals", "chips", "target", "boxes"] = "single"
    # pool
    limit: Literal[61, 101, 201] = 101
    entry: Literal[10, 25, 50, 100, 500, 1000] = 100
    rejoin: bool = True
    rejoin_limit: Literal["any", 1, 2, 3] = "any"
    compulsory: Literal["first_drop", "no_elimination", "never"] = "first_drop"
    auto_split: Literal["no_drop_left", "one_less", "off"] = "no_drop_left"
    auto_split_three_from: Literal[3, 4] = 4
    manual_split: bool = True
    split_max_drop_gap: Literal["off", 1, 2, 3] = "off"
    # deals, chips
    deals: Literal[2, 3, 6] = 2
    stop_when_decided: bool = False
    by_points: bool = False
    prizes: Literal["winner", "ranked"] = "winner"
    # target, boxes
    target: Annotated[int, Meta(ge=50, le=300, multiple_of=25)] = 100
    # boxes
    box_bonus: Literal[0, 10, 20, 25] = 25
    game_bonus: Literal[0, 100, 150, 200] = 100
    shutout: Literal["double_hand_points", "double_points_and_game", "double_total", "game_bonus_200", "double_net", "off"] = (
        "double_hand_points"
    )
    columns: Literal[1, 3] = 1
    boxes_at_once: bool = False
    extra_boxes: bool = False
    double_boxes: bool = False
