"""What happens in deals and between those of a match: commands become the game's events, the match's, and the table's."""

from collections.abc import Iterable

import msgspec

from openrummy import games, match
from openrummy.games import Deal
from openrummy.games.actions import Action, Groups, Leave, PlayerAction, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.match import Match, NextDeal, single
from openrummy.match.actions import Elapsed, PlayerMatchAction, Quit
from openrummy.match.events import MatchEvent
from openrummy.rules.value import Rules
from openrummy.server import protocol
from openrummy.server.clocks import TURNS
from openrummy.server.companions import MISSED_AT_MOST, has_stand_ins, stand_in
from openrummy.server.errors import Refusal
from openrummy.server.identity import Who
from openrummy.server.room import (
    Abandoned,
    Idled,
    Leaving,
    Opened,
    Returned,
    Room,
    Settled,
    Stood,
    Stored,
    evolve_all,
    in_deal,
    in_match,
    match_runs,
    player_key,
    running,
    taken,
)  # fmt: skip
from openrummy.server.seating import heir, least_players, own_seat, stands_alone


class StandUp(msgspec.Struct, frozen=True):
    """``Stand``, with how the seat's cards lay last (PTS-15: a leaving declarer is judged by it)."""

    groups: Groups = ()


class StartDeal(msgspec.Struct, frozen=True):
    """The table deals to these seats. ``next_seed`` (hex) is for the deal after this one."""

    seats: tuple[int, ...]
    next_seed: str


class BotMove(msgspec.Struct, frozen=True):
    """A computer player's move."""

    seat: int
    deal: int
    action: PlayerAction


class BotAnswer(msgspec.Struct, frozen=True):
    """A computer player's answer in a window of the match."""

    seat: int
    action: PlayerMatchAction


class GoOnWithout(msgspec.Struct, frozen=True):
    """``GoOn``; ``absent``: whether the player of that turn has been away so long by now."""

    deal: int
    turn: int
    absent: bool


class FreeAbsent(msgspec.Struct, frozen=True):
    """``FreeSeat``; ``absent``: whether the seat's owner has been away so long by now."""

    seat: int
    absent: bool


class Expired(msgspec.Struct, frozen=True):
    """A clock ran out."""

    turn: int
    groups: Groups = ()


class WindowElapsed(msgspec.Struct, frozen=True):
    """The time of a window of the match ran out."""

    window: int


# deals


def act(room: Room, who: Who | None, command: protocol.Act) -> tuple[Stored, ...]:
    seat = own_seat(room, who)
    _deal_of(room, command.deal, command.turn)
    there = back(room, seat)
    return (*there, *_play(evolve_all(room, there), seat, command.action))


def bot_move(room: Room, who: Who | None, command: BotMove) -> tuple[Stored, ...]:
    if command.deal != room.number:
        raise Refusal("stale_deal", deal=command.deal, now=room.number)
    return _play(room, command.seat, command.action)


def expired(room: Room, who: Who | None, command: Expired) -> tuple[Stored, ...]:
    missed = _missed(room)
    return (*missed, *_play(evolve_all(room, missed), None, Timeout(command.turn, command.groups)))


def go_on(room: Room, who: Who | None, command: GoOnWithout) -> tuple[Stored, ...]:
    """The turn of who is away is over as if its time had run out; where a computer player can play on for them, it does (TBL-13)."""
    own_seat(room, who)
    deal = _deal_of(room, command.deal, command.turn)
    if not command.absent:
        raise Refusal("not_absent")
    if has_stand_ins(room.rules):
        return tuple(stand_in(room.rules, at) for at in games.waited_for(deal))
    return _play(room, None, Timeout(command.turn))


def _deal_of(room: Room, number: int, turn: int | None) -> Deal:
    """The latest deal, where it is the one that is meant, and in that turn (None: in any)."""
    if room.deal is None or number != room.number:
        raise Refusal("stale_deal", deal=number, now=room.number)
    if turn not in (None, room.deal.turn):
        raise IllegalAction(Code.STALE_TURN, turn=turn, now=room.deal.turn)
    return room.deal


def back(room: Room, seat: int) -> tuple[Stored, ...]:
    """Whoever moves is there again (TBL-11)."""
    who = room.seats[seat]
    if who is None or not (who.stand_in is not None or who.missed):
        return ()
    return (Idled(seat, 0),) if who.stand_in is None else (Returned(seat),)


def _missed(room: Room) -> tuple[Stored, ...]:
    """What a turn that ran out means for a seat that must be played to the end (TBL-11)."""
    deal = room.deal
    who = None if deal is None else room.seats[deal.seat]
    if deal is None or who is None or who.person is None or deal.phase not in TURNS or not has_stand_ins(room.rules):
        return ()
    missed = Idled(deal.seat, who.missed + 1)
    return (missed, stand_in(room.rules, deal.seat)) if missed.count >= MISSED_AT_MOST and who.stand_in is None else (missed,)


def _play(room: Room, seat: int | None, action: Action) -> tuple[Stored, ...]:
    """The game's events, and where they end the deal what that means for the match and the table."""
    if room.deal is None:
        raise Refusal("stale_deal", deal=0, now=0)
    events: tuple[Stored, ...] = games.decide(room.deal, seat, action)
    return (*events, *_settle(evolve_all(room, events)))


def _settle(room: Room) -> tuple[Stored, ...]:
    """After a deal: it is added to the match, and seats empty."""
    deal = room.deal
    if deal is None or deal.end is None:
        return ()
    added: tuple[MatchEvent, ...] = ()
    chips: dict[int, int] = {}
    if room.match is None:
        chips = single.add_totals(deal.start.totals, deal.end)
    else:
        added = match.settle(room.match, deal.start, deal.end)
    after = evolve_all(room, added)
    vacated = tuple(at for at, seat in taken(after) if seat.leaving and not _kept(after, at))
    settled = Settled(chips, deal.start.dealer, vacated, heir(after, vacated))
    return (*added, settled, *_abandon(evolve_all(after, (settled,))))


def _kept(room: Room, seat: int) -> bool:
    """Does a seat whose owner has left stay theirs, as the match goes on with a stand-in?"""
    return in_match(room, seat) and has_stand_ins(room.rules)


def _abandon(room: Room) -> tuple[Stored, ...]:
    """A match that everyone has left is over, so that the table is free for another."""
    if not match_runs(room) or running(room):
        return ()
    owned = [seat for at, seat in taken(room) if seat.person is not None and in_match(room, at)]
    if any(not seat.leaving for seat in owned):
        return ()
    return (Abandoned(tuple(at for at, seat in taken(room) if seat.leaving)),)


# leaving


def stand(room: Room, who: Who | None, command: StandUp) -> tuple[Stored, ...]:
    seat = own_seat(room, who)
    if _kept(room, seat):
        left: tuple[Stored, ...] = (Leaving(seat, heir(room, (seat,))), stand_in(room.rules, seat))
        return (*left, *_abandon(evolve_all(room, left)))
    if not in_deal(room, seat):
        gone: tuple[Stored, ...] = _quit(room, seat)
        gone += (Stood(seat, heir(evolve_all(room, gone), (seat,))),)
        return (*gone, *_abandon(evolve_all(room, gone)))
    leaving = Leaving(seat, heir(room, (seat,)))
    played = (leaving, *_play(evolve_all(room, (leaving,)), seat, Leave(command.groups)))
    return (*played, *_quit(evolve_all(room, played), seat))


def _quit(room: Room, seat: int) -> tuple[MatchEvent, ...]:
    """Out of the match for good, where there is one that knows that (POOL-13, CHIPS-12)."""
    if room.match is None or not in_match(room, seat):
        return ()
    return match.decide(room.match, seat, Quit())


# between deals


def between(room: Room, who: Who | None, command: protocol.Between) -> tuple[Stored, ...]:
    return _answer(room, own_seat(room, who), command.action)


def bot_answer(room: Room, who: Who | None, command: BotAnswer) -> tuple[Stored, ...]:
    return _answer(room, command.seat, command.action)


def elapsed(room: Room, who: Who | None, command: WindowElapsed) -> tuple[Stored, ...]:
    return match.decide(_running_match(room), None, Elapsed(command.window))


def _answer(room: Room, seat: int, action: PlayerMatchAction) -> tuple[Stored, ...]:
    found = _running_match(room)
    if running(room):
        raise Refusal("deal_running")
    return match.decide(found, seat, action)


def _running_match(room: Room) -> Match:
    if stands_alone(room.rules):
        raise Refusal("no_match")
    if room.match is None or room.match.end is not None:
        raise Refusal("no_match_now")
    return room.match


# the next deal


def start_deal(room: Room, who: Who | None, command: StartDeal) -> tuple[Stored, ...]:
    if running(room):
        raise Refusal("deal_running")
    begun = _begin(room, command.seats)
    following = _following(evolve_all(room, begun), command.seats)
    if following is None:
        raise Refusal("too_few_players", least=least_players(room.rules))
    seats = tuple(None if seat is None else msgspec.structs.replace(seat, ready=False) for seat in room.seats)
    players = tuple(dict.fromkeys((*_known(room), *_keys(room, following.seats))))
    dealt = {at: seat.person for at, seat in taken(room) if at in following.seats and seat.person is not None}
    gone = {} if begun or room.match is None else room.gone
    opened = msgspec.structs.replace(
        room, seats=seats, number=room.number + 1, next_seed=command.next_seed, dealt=dealt, players=players, deal=None, gone=gone
    )
    events = games.start(
        room.rules,
        deal=opened.number,
        seats=following.seats,
        dealer=following.dealer,
        seed=bytes.fromhex(room.next_seed),
        totals=following.totals,
        draw_for_deal=following.draw_for_deal,
    )
    return (Opened(opened), *begun, *events)


def _begin(room: Room, seats: tuple[int, ...]) -> tuple[MatchEvent, ...]:
    """A new match among these seats, where deals belong to one and none is under way."""
    if stands_alone(room.rules) or match_runs(room):
        return ()
    if len(seats) < least_players(room.rules):
        raise Refusal("too_few_players", least=least_players(room.rules))
    return match.begin(room.rules, seats)


def _following(room: Room, seats: tuple[int, ...]) -> NextDeal | None:
    """To whom and by whom the next deal is dealt."""
    if room.match is not None:
        return match.next_deal(room.match)
    newcomers = not set(_keys(room, seats)) <= set(_known(room))
    found = match.next_deal(_last_deal(room.rules, room), seats, newcomers=newcomers)
    chips = {at: seat.chips for at, seat in taken(room) if at in seats}
    return None if found is None else msgspec.structs.replace(found, totals=chips)


def _keys(room: Room, seats: Iterable[int]) -> tuple[str, ...]:
    return tuple(player_key(seat) for at, seat in taken(room) if at in seats)


def _known(room: Room) -> tuple[str, ...]:
    """Who has played here before. A table from before that was kept knows who sits in the seats of its last deal."""
    return room.players or (() if room.deal is None else _keys(room, room.deal.players))


def _last_deal(rules: Rules, room: Room) -> Match:
    """Where deals stand alone nothing lasts from one to the next but who dealt, which the last deal tells."""
    (begun,) = match.begin(rules, ())
    found = match.evolve(None, begun)
    if room.deal is not None and room.deal.end is not None:
        for event in match.settle(found, room.deal.start, room.deal.end):
            found = match.evolve(found, event)
    return found
