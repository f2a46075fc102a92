"""What computer players answer between deals: POOL-8, POOL-11."""

import pytest

from match.deals import Played
from match.test_pool import rejoining
from match.test_split import splitting
from openrummy.bots.between import answer
from openrummy.match.actions import AnswerSplit, ProposeSplit, Rejoin


def told(played: Played, seat: int) -> object:
    return answer(played.view, played.rules.match.entry, seat)


def test_POOL_8_it_rejoins_where_its_part_of_the_pool_is_worth_the_entry() -> None:
    # Back at 72 it could lose 29 points of the 161 at the table: of a pool of 500 that is 90, less than the entry of 100.
    assert told(rejoining(40, 71, 60, entry=100), 3) == Rejoin(accept=False)
    # Back at 61: 40 of 193, worth 103.
    assert told(rejoining(40, 60, 50, entry=100), 3) == Rejoin(accept=True)


def test_POOL_11_it_agrees_to_an_equal_share_at_least() -> None:
    played = splitting(60, 80, 95)
    played.act("B", ProposeSplit())
    # Shares of 3000, 2000 and 1000.
    assert told(played, 0) == AnswerSplit(accept=True)
    assert told(played, 1) == AnswerSplit(accept=True)
    assert told(played, 2) == AnswerSplit(accept=False)


def test_it_is_not_asked_where_no_window_is_open() -> None:
    with pytest.raises(ValueError, match="window"):
        told(splitting(60, 80, 95), 0)
