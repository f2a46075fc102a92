// Generated from src/openrummy/server/protocol.py by 'npm run protocol'.

export type Protocol =
  | (
      | Hello
      | Sit
      | Stand
      | SeatBot
      | UnseatBot
      | Ready
      | SitOut
      | Act
      | Between
      | Arrange
      | GoOn
      | FreeSeat
      | Say
      | Ping
    )
  | (Welcome | Update | Done | Refused | Arranged | Said | Pong | Reload)
  | NewPerson
  | Person
  | Renamed
  | NewTable
  | MadeTable
  | TableInfo
  | PresetInfo
  | Health
  | Problem;
/**
 * What a group can be. A tunnela counts as a pure sequence (XXI-6).
 *
 * ``RUN`` is the sequence of games without jokers (RUM-4). ``DUBLEE`` and ``JOKERS`` count for nothing but the shows of XXI-9 and XXI-10.
 */
export type Kind = "dublee" | "impure" | "jokers" | "pure" | "run" | "set" | "tunnela";

/**
 * The first message. ``version``: the last the client has seen, to be told what it missed. ``build``: the page's own, if any.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  token: string;
  table: string;
  build?: string | null;
  version?: number | null;
  lang?: "en" | "hi";
}
/**
 * Take a seat: the given one, or the first free. Whoever has a seat that a computer player minds takes it back (TBL-11).
 */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}
/**
 * Leave one's seat; in a deal that is a drop at once (PTS-15), in a pool for good (POOL-13), in other matches a computer player goes on
 * for its owner (TBL-11).
 */
export interface Stand {
  type: "stand";
  id: string;
}
/**
 * The host gives a free seat to a computer player (TBL-10).
 */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat?: number | null;
  level?: "easy" | "hard" | "medium";
}
/**
 * The host takes a computer player away, between deals.
 */
export interface UnseatBot {
  type: "unseat_bot";
  id: string;
  seat: number;
}
/**
 * Ready for the next deal, with which a match begins where none is under way. It starts when every connected person who is dealt in is
 * ready, or 30 s after the first.
 */
export interface Ready {
  type: "ready";
  id: string;
}
/**
 * Skip coming deals, or come back (TBL-3). Not at tables that play matches (TBL-11).
 */
export interface SitOut {
  type: "sit_out";
  id: string;
  on: boolean;
}
/**
 * A move in the deal of that number, and where ``turn`` is given for that clock period alone.
 *
 * A page that was away repeats what was not answered; with ``turn`` it can never be played in another turn than it was meant for.
 */
export interface Act {
  type: "act";
  id: string;
  deal: number;
  action: Draw | Discard | Drop | Declare | Exchange | Submit | LayDown | LayOff | Pass | Knock | BigGin;
  turn?: number | null;
}
/**
 * Take the top of the closed deck or of the open pile (PTS-6).
 */
export interface Draw {
  type: "draw";
  source: "pile" | "stock";
}
/**
 * Put one card on the open pile; ends the turn (PTS-6).
 */
export interface Discard {
  type: "discard";
  card: number;
}
/**
 * Give up the deal for its price (PTS-14).
 */
export interface Drop {
  type: "drop";
}
/**
 * Put one card into the finish slot; then arrange and submit (PTS-8).
 */
export interface Declare {
  type: "declare";
  card: number;
}
/**
 * While arranging a declaration: another card goes to the finish slot, the old one comes back (PTS-10).
 */
export interface Exchange {
  type: "exchange";
  card: number;
}
/**
 * The groups that count (PTS-8, PTS-13; a defender's melds: GIN-12). Cards of the hand in no group are loose; no other card,
 * none twice.
 */
export interface Submit {
  type: "submit";
  groups: number[][];
}
/**
 * Lay a meld on the table (RUM-3, RUM-4).
 */
export interface LayDown {
  type: "lay_down";
  cards: number[];
}
/**
 * Add a card to the meld of that number on the table (RUM-5, GIN-11).
 */
export interface LayOff {
  type: "lay_off";
  card: number;
  meld: number;
}
/**
 * Leave the upcard (GIN-4), or the last discard (GIN-14).
 */
export interface Pass {
  type: "pass";
}
/**
 * Discard one card and show the other ten (GIN-8); gin where nothing is loose (GIN-10).
 *
 * ``groups``: the melds as the knocker wants to show them (GIN-9); empty for those that leave the least deadwood.
 */
export interface Knock {
  type: "knock";
  card: number;
  groups?: number[][];
}
/**
 * Show all eleven cards in melds (GIN-10). ``groups`` as for ``Knock``.
 */
export interface BigGin {
  type: "big_gin";
  groups?: number[][];
}
/**
 * What one may do between the deals of a match: rejoin, propose or answer a split.
 */
export interface Between {
  type: "between";
  id: string;
  action: Rejoin | ProposeSplit | AnswerSplit;
}
/**
 * Come back into a pool for one more entry, or not (POOL-8).
 */
export interface Rejoin {
  type: "rejoin";
  accept: boolean;
}
/**
 * Propose to end the match and split the pool by drops in hand (POOL-11).
 */
export interface ProposeSplit {
  type: "propose_split";
}
/**
 * Agree to the split that was proposed, or not; all must.
 */
export interface AnswerSplit {
  type: "answer_split";
  accept: boolean;
}
/**
 * How one's cards lie: groups, and the loose ones. Kept for the seat, answered with ``arranged``; no move, no version.
 */
export interface Arrange {
  type: "arrange";
  deal: number;
  groups: number[][];
  loose: number[];
}
/**
 * The table is to wait no longer for the player whose turn ``turn`` of the deal is: one without a connection, where no clock will end that
 * turn. May be asked where the view says ``may_go_on`` (TBL-13).
 */
export interface GoOn {
  type: "go_on";
  id: string;
  deal: number;
  turn: number;
}
/**
 * The seat of someone who has been away for a minute is to be free for others. May be asked where the view says ``may_be_freed``
 * (TBL-14).
 */
export interface FreeSeat {
  type: "free_seat";
  id: string;
  seat: number;
}
/**
 * A line of chat (TBL-8).
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * Is anyone there? Answered with ``pong``.
 */
export interface Ping {
  type: "ping";
}
/**
 * Answer to ``hello``. ``events``: what was missed since the version named there, if it can be told.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string;
  name: string;
  version: number;
  events: (
    | DealStarted
    | TurnStarted
    | Reshuffled
    | Drew
    | Discarded
    | Dropped
    | Declared
    | Exchanged
    | Shown
    | Submitted
    | Missed
    | LaidDown
    | LaidOff
    | TurnedOver
    | LimitSet
    | Passed
    | Knocked
    | DealEnded
    | MatchStarted
    | Scored
    | Eliminated
    | RejoinOffered
    | Rejoined
    | Declined
    | SplitProposed
    | Agreed
    | WindowClosed
    | SeatLeft
    | TieBreak
    | ColumnClosed
    | MatchEnded
  )[];
  view: TableView;
}
/**
 * A deal begins (PTS-2 to PTS-5). Whole enough to read a deal from here alone.
 *
 * ``seats``: those dealt in, in the order of play, first player first. ``dealer_cards``: by seat, where cards were shown for the first
 * deal (PTS-2), else empty. ``hands`` is keyed by seat; *hidden* but for one's own. ``stock``: top last, *hidden*. ``seed`` (hex):
 * *hidden* until the deal ends. ``totals``: chips by seat before the deal.
 */
export interface DealStarted {
  type: "deal_started";
  deal: number;
  rules: Rules;
  seats: number[];
  dealer: number;
  dealer_cards: {
    [k: string]: number;
  };
  commitment: string;
  seed: string | null;
  hands: {
    [k: string]: number[];
  };
  stock: number[] | null;
  stock_size: number;
  cut: number | null;
  wild: number[];
  opening: number;
  totals: {
    [k: string]: number;
  };
}
/**
 * Every rule of a table, in option groups. Option names are unique over all groups.
 *
 * ``family``: which pure functions play a deal. ``sizes``: the cards of a hand for 2, 3, ... players dealt in; the last number holds for
 * more. ``ways``: further ways to show than by ``patterns``.
 */
export interface Rules {
  family: "gin" | "indian" | "rum";
  sizes: number[];
  packs: Packs;
  melds: Melds;
  counting: Counting;
  patterns: Pattern[];
  ways: Way[];
  play: Play;
  rum: Rum;
  gin: Gin;
  match: Match;
  table: Table;
}
/**
 * The option group of the packs (PTS-1, CLS-2, CHIPS-3). ``auto`` and ``one_for_two`` follow the number of seats at the table.
 */
export interface Packs {
  seats: 2 | 3 | 4 | 5 | 6;
  packs: 1 | 2 | 3 | "auto" | "one_for_two";
  printed_jokers: 0 | 1 | 2 | 3 | 4 | 6 | 8 | "auto" | "one_each";
  wild_mode: "neighbours" | "none" | "rank";
  wild_when_printed: "aces" | "none";
}
/**
 * The option group of the melds (MELD-3 to MELD-5, MELD-8, CARD-3).
 */
export interface Melds {
  wild_in_place: "joker" | "natural";
  ace: "both" | "corner" | "high" | "low";
  set_max: 4 | 5;
  min_naturals: 0 | 1;
  max_jokers_per_sequence: 1 | 2 | 3 | 4 | "any";
  naturals_gt_jokers: boolean;
  min_life_len: 3 | 4 | 5;
  identical_triplet_is_pure: boolean;
}
/**
 * The option group of the count (CARD-4, PTS-12). ``cap`` is also the penalty of an invalid declaration (PTS-11).
 *
 * The values of ``cap`` are those that a Points table offers; a preset may set another one outright (XXI-12, ``UNCAPPED``).
 */
export interface Counting {
  loser_count: "melds" | "pure_kept" | "pure_needed" | "runs_needed";
  ace_count: 1 | 10 | 15;
  cap: number;
}
/**
 * What a valid show must hold besides having no loose card (PTS-8): so many sequences, so many of them pure.
 */
export interface Pattern {
  sequences: number;
  pure: number;
}
/**
 * A show by so many groups of one kind, the other cards needing no arranging (XXI-9, XXI-10).
 *
 * ``tunnela``: three identical cards, ``dublee``: two; wild cards as the cards they are, printed jokers in neither (XXI-6).
 * ``jokers``: so many jokers, printed or wild, in one group.
 */
export interface Way {
  kind: "dublee" | "jokers" | "tunnela";
  count: number;
}
/**
 * How a deal of an Indian game goes (PTS, CLS, CHIPS, DEAL and XXI rules, as named).
 *
 * ``first_deal``: whose card decides the first deal, and what it brings (PTS-2, CLS-3). ``drops``: may players drop at all (CHIPS-6).
 * ``missed_turns``: what happens when the time runs out: before drawing a drop (PTS-16), or the turn is played for the player (TBL-12), or
 * it is missed, and so many in a row are a drop (CLS-21, 22). ``leaving``: what it costs (CLS-23, CHIPS-12). ``wrong_show``: it ends the
 * deal (PTS-11), or puts the player out while the others play on (CLS-31), or ends the deal without a winner (DEAL-5). ``shown_cap``: the
 * penalty to show where nothing else caps it (DEAL-4). ``without_cards``: what a deal comes to in which no card can be drawn any more (CLS-16).
 * ``no_pure``: what a hand without a pure sequence costs (CLS-35). ``values``: value cards pay (XXI-15).
 */
export interface Play {
  first_deal: "high_starts" | "low_deals";
  first_player: "dealer" | "left";
  open_joker: "first_only" | "no" | "yes";
  return_taken: boolean;
  drops: "no" | "three_or_more" | "yes";
  first_drop: number;
  middle_drop: number;
  drop_when: "any_time" | "own_turn";
  missed_turns: 3 | 5 | "drop" | "played";
  leaving: "drop" | "full_count";
  max_reshuffles: 3 | 5 | 10 | 20 | "any";
  without_cards: "lowest_hand" | "void";
  wrong_show: "ends" | "no_winner" | "out";
  losers_arrange: boolean;
  absent_at_show: "counted" | "middle_drop";
  early_show_half: boolean;
  round_to_5: boolean;
  no_pure: "counted" | "full_count";
  shown_cap: 80 | "off";
  values: boolean;
}
/**
 * How a deal of Rum goes (RUM-5 to RUM-12, MELD-8).
 */
export interface Rum {
  stock_end: "shuffle" | "turn_over";
  going_rummy: boolean;
  one_meld_per_turn: boolean;
  layoff_before_meld: boolean;
  must_discard_to_go_out: boolean;
}
/**
 * How a hand of Gin goes and what it scores (GIN-2, GIN-8 to GIN-14, GIN-19 to GIN-21).
 */
export interface Gin {
  knock_limit: number;
  oklahoma: boolean;
  ace_upcard: "gin_only" | "one";
  spades_double: boolean;
  gin_bonus: 0 | 10 | 20 | 25;
  big_gin: 31 | 50 | "off";
  undercut_bonus: 0 | 10 | 15 | 20 | 25;
  undercut_on_tie: boolean;
  dead_hand: "last_discard" | "void";
  defence: "engine" | "player";
  next_dealer: "alternate" | "loser" | "winner";
}
/**
 * How deals add up (POOL-1 to 15, CHIPS-1 to 13, DEAL-1 to 7, RUM-11, GIN-16 to 26). ``format`` says which of the other options hold.
 *
 * ``single``: every deal by itself, chips. ``pool``: totals, elimination. ``deals``: a number of deals, lowest total. ``chips``: a number
 * of deals, most chips. ``target``: first to a score. ``boxes``: first to a score, then bonuses and boxes, in one or three columns.
 */
export interface Match {
  format: "boxes" | "chips" | "deals" | "pool" | "single" | "target";
  limit: 61 | 101 | 201;
  entry: 10 | 25 | 50 | 100 | 500 | 1000;
  rejoin: boolean;
  rejoin_limit: 1 | 2 | 3 | "any";
  compulsory: "first_drop" | "never" | "no_elimination";
  auto_split: "no_drop_left" | "off" | "one_less";
  auto_split_three_from: 3 | 4;
  manual_split: boolean;
  split_max_drop_gap: 1 | 2 | 3 | "off";
  deals: 2 | 3 | 6;
  stop_when_decided: boolean;
  by_points: boolean;
  prizes: "ranked" | "winner";
  target: number;
  box_bonus: 0 | 10 | 20 | 25;
  game_bonus: 0 | 100 | 150 | 200;
  shutout: "double_hand_points" | "double_net" | "double_points_and_game" | "double_total" | "game_bonus_200" | "off";
  columns: 1 | 3;
  boxes_at_once: boolean;
  extra_boxes: boolean;
  double_boxes: boolean;
}
/**
 * Clocks and company (PTS-9, 10, 17, 18). Times are seconds.
 */
export interface Table {
  turn_timer: 30 | 45 | 60 | 90 | "off";
  arrange_timer: 60;
  skip_disconnected: 15 | 30 | 60 | "off";
  multiplier: 1 | 2 | 5 | 10 | 25 | 50 | 100;
  mark_wilds: boolean;
  guests: boolean;
  chat: boolean;
  spectators: boolean;
}
/**
 * A seat's turn begins; ``turn`` counts the clock periods of the deal from 1.
 */
export interface TurnStarted {
  type: "turn_started";
  seat: number;
  turn: number;
}
/**
 * The open pile but its top card became the closed deck (PTS-7). ``stock``: top last, *hidden*.
 */
export interface Reshuffled {
  type: "reshuffled";
  stock: number[] | null;
  stock_size: number;
}
/**
 * ``card`` is *hidden* from the others when it came from the stock.
 */
export interface Drew {
  type: "drew";
  seat: number;
  source: "pile" | "stock";
  card: number | null;
}
/**
 * ``auto``: put down by the clock (PTS-16).
 */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: number;
  auto: boolean;
}
/**
 * The seat is out of the deal at this price (PTS-14 to PTS-16); ``cause``: how it came to that.
 */
export interface Dropped {
  type: "dropped";
  seat: number;
  kind: "first" | "middle";
  points: number;
  cause: "chosen" | "left" | "missed" | "timeout";
}
/**
 * A card went to the finish slot, face down: ``card`` is *hidden* until shown. ``turn``: the new clock period.
 */
export interface Declared {
  type: "declared";
  seat: number;
  card: number | null;
  turn: number;
}
/**
 * Another card lies in the finish slot; ``card`` is *hidden*.
 */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  card: number | null;
}
/**
 * The declaration, as laid and judged; everyone sees it. ``reasons`` empty means valid; then the others arrange (``turn``).
 */
export interface Shown {
  type: "shown";
  seat: number;
  card: number;
  groups: Group[];
  loose: number[];
  reasons: string[];
  turn: number;
}
/**
 * Cards that lie together, and what they are: ``None`` is not a meld.
 */
export interface Group {
  cards: number[];
  kind: Kind | null;
}
/**
 * A loser's groups; *hidden* from the others until the deal ends. ``groups`` None for a player who left without any.
 */
export interface Submitted {
  type: "submitted";
  seat: number;
  groups: number[][] | null;
}
/**
 * A turn went by unused, the ``count``-th in a row of that seat (CLS-21).
 */
export interface Missed {
  type: "missed";
  seat: number;
  count: number;
}
/**
 * A meld came to the table; it gets the next number, from 0 (RUM-4).
 */
export interface LaidDown {
  type: "laid_down";
  seat: number;
  cards: number[];
  kind: Kind;
}
/**
 * A card was added to the meld of that number; ``cards``: the meld in order after it (RUM-5, GIN-11).
 */
export interface LaidOff {
  type: "laid_off";
  seat: number;
  card: number;
  meld: number;
  cards: number[];
}
/**
 * The whole discard pile became the stock as it lay (RUM-7). ``stock``: top last, *hidden*.
 */
export interface TurnedOver {
  type: "turned_over";
  stock: number[] | null;
  stock_size: number;
}
/**
 * The most deadwood one may knock with in this hand, and by what everything scored is multiplied (GIN-8, GIN-19 to GIN-21).
 */
export interface LimitSet {
  type: "limit_set";
  knock_limit: number;
  factor: number;
}
/**
 * The upcard was left (GIN-4), or the last discard (GIN-14).
 */
export interface Passed {
  type: "passed";
  seat: number;
}
/**
 * The knocker's hand as shown; everyone sees it. ``card``: the discard, None for big gin. ``turn``: the defender's clock period.
 */
export interface Knocked {
  type: "knocked";
  seat: number;
  card: number | null;
  how: "big_gin" | "gin" | "knock";
  melds: Group[];
  loose: number[];
  deadwood: number;
  turn: number;
}
/**
 * ``winner`` is None for a void deal. ``seed`` (hex) lets anyone repeat the shuffle and check the commitment.
 */
export interface DealEnded {
  type: "deal_ended";
  cause:
    | "big_gin"
    | "gin"
    | "knock"
    | "last_player"
    | "lowest_hand"
    | "out"
    | "rummy"
    | "shown"
    | "undercut"
    | "void"
    | "wrong_show";
  winner: number | null;
  results: Result[];
  seed: string;
}
/**
 * One line of the sheet. Cards are shown only of those who showed or were counted; for the others ``groups``, ``loose``, ``best`` are empty.
 *
 * ``points`` is what the deal costs, capped; ``best_points`` what the best arrangement of the hand counts, ``best_groups`` and
 * ``best_loose`` that arrangement. ``best_declarable``: it could have been shown as a valid declaration. ``chips``: won or lost.
 *
 * ``shown_points``: what a screen may show in place of ``points`` (DEAL-4). ``value``: of the value cards held, None where they do not
 * count or the seat is outside (XXI-15, 16); ``value_chips``: what they paid, part of ``chips``. ``score``: what a hand of Rum or Gin
 * brings (RUM-9, GIN-13), bonuses included, of which ``bonus`` is one. ``laid_off``: the defender's cards on the knocker's melds
 * (GIN-11).
 */
export interface Result {
  seat: number;
  standing: "counted" | "dropped" | "left" | "void" | "won" | "wrong_show";
  points: number;
  chips: number;
  groups: Group[];
  loose: number[];
  best_points: number | null;
  best_groups: Group[];
  best_loose: number[];
  best_declarable: boolean;
  shown_points: number | null;
  value: number | null;
  value_chips: number;
  score: number;
  bonus: number;
  laid_off: LaidOffCard[];
}
/**
 * A defender's card and the number of the knocker's meld that it went to.
 */
export interface LaidOffCard {
  card: number;
  meld: number;
}
/**
 * ``seats``: who plays to the end, in table order; empty where deals stand alone. ``totals``: what each begins with (chips: 80 a deal).
 * ``pool``: the entries (POOL-1).
 */
export interface MatchStarted {
  type: "match_started";
  rules: Rules;
  seats: number[];
  totals: {
    [k: string]: number;
  };
  pool: number;
}
/**
 * A deal was added: to the running totals by seat, and in Gin to these columns (1 to 3). A void deal adds nothing.
 *
 * ``added``: of everyone who was dealt in, in table order; with ``columns``, ``boxes``: how many the winner got in each of them.
 * ``dealer``: who dealt it. ``replay``: void, so the same dealer deals again.
 */
export interface Scored {
  type: "scored";
  deal: number;
  dealer: number;
  winner: number | null;
  added: {
    [k: string]: number;
  };
  totals: {
    [k: string]: number;
  };
  columns: number[];
  replay: boolean;
  boxes: number;
}
/**
 * The seat has reached the limit (POOL-4).
 */
export interface Eliminated {
  type: "eliminated";
  seat: number;
  total: number;
}
/**
 * These seats may rejoin at ``total`` until the window closes (POOL-8, POOL-9).
 */
export interface RejoinOffered {
  type: "rejoin_offered";
  seats: number[];
  total: number;
  window: number;
}
/**
 * ``pool``: with the new entry.
 */
export interface Rejoined {
  type: "rejoined";
  seat: number;
  total: number;
  pool: number;
}
/**
 * The seat does not rejoin, or refuses the split, or did not answer in time.
 */
export interface Declined {
  type: "declined";
  seat: number;
}
/**
 * ``shares``: what each would get (POOL-11). Whoever proposed has agreed.
 */
export interface SplitProposed {
  type: "split_proposed";
  seat: number;
  shares: {
    [k: string]: number;
  };
  window: number;
}
/**
 * The seat agrees to the split that is proposed (POOL-11).
 */
export interface Agreed {
  type: "agreed";
  seat: number;
}
/**
 * Nobody is asked any more: the window of that number has had all its answers, or its time.
 */
export interface WindowClosed {
  type: "window_closed";
  window: number;
}
/**
 * Out for good (POOL-13, CHIPS-12).
 */
export interface SeatLeft {
  type: "seat_left";
  seat: number;
}
/**
 * One more deal among these decides (CHIPS-11; RUM-11: all).
 */
export interface TieBreak {
  type: "tie_break";
  seats: number[];
}
/**
 * A column of Gin is settled by itself: hand points, boxes, bonuses and net by seat (GIN-16 to GIN-18, GIN-24).
 */
export interface ColumnClosed {
  type: "column_closed";
  column: number;
  winner: number;
  points: {
    [k: string]: number;
  };
  boxes: {
    [k: string]: number;
  };
  bonus: {
    [k: string]: number;
  };
  totals: {
    [k: string]: number;
  };
  net: number;
}
/**
 * ``winners``: several where the match is shared. ``payouts``: of the pool, or the net result, by seat.
 */
export interface MatchEnded {
  type: "match_ended";
  cause: "auto_split" | "deals_played" | "decided" | "last_player" | "manual_split" | "target";
  winners: number[];
  totals: {
    [k: string]: number;
  };
  payouts: {
    [k: string]: number;
  };
}
/**
 * A table as one viewer sees it. ``you``: one's own seat. ``starts_in``: seconds until the next deal starts by itself.
 *
 * ``match``: None where deals stand alone. ``may_go_on``: the player whose turn it is has been away so long that the viewer may ask the table
 * to go on without them (``go_on``, TBL-13). ``gone``: by seat, who has left it, while deal and match still tell of them; another may sit
 * there. ``missing``: how many more must be here before a deal can begin; 0 in a match.
 */
export interface TableView {
  table: string;
  preset: string;
  rules: Rules;
  changed: {
    [k: string]: number | string | boolean;
  };
  host: boolean;
  you: number | null;
  seats: (TableSeat | null)[];
  watchers: number;
  next_commitment: string;
  starts_in: number | null;
  deal: DealView | null;
  clock: Clock | null;
  hand: LiveHand | null;
  match: MatchView | null;
  may_go_on: boolean;
  gone: {
    [k: string]: string;
  };
  missing: number;
}
/**
 * A seat at the table. ``bot``: a computer player of that level. ``chips``: won and lost so far at this table.
 *
 * ``leaving``: the seat empties when the deal ends (PTS-15), or the match. ``stand_in``: a computer player of that level plays the seat until
 * its owner makes a move or sits down again (TBL-11). ``may_be_freed``: its owner has been away so long that the viewer may free it
 * (``free_seat``, TBL-14).
 */
export interface TableSeat {
  seat: number;
  name: string;
  bot: ("easy" | "hard" | "medium") | null;
  connected: boolean;
  chips: number;
  ready: boolean;
  sitting_out: boolean;
  leaving: boolean;
  stand_in: ("easy" | "hard" | "medium") | null;
  may_be_freed: boolean;
}
/**
 * A deal as one viewer sees it. ``pile``: top last. The seed is told only when the deal has ended (in ``end``).
 *
 * ``game``: what only games of this family have.
 */
export interface DealView {
  deal: number;
  phase: "arrange" | "count" | "defend" | "discard" | "draw" | "ended" | "upcard";
  dealer: number;
  dealer_cards: {
    [k: string]: number;
  };
  seats: SeatView[];
  seat: number;
  turn: number;
  stock: number;
  pile: number[];
  cut: number | null;
  wild: number[];
  commitment: string;
  game: IndianView | RumView | GinView;
  end: DealEnded | null;
  own: Own | null;
}
/**
 * A seat that was dealt in. ``cards`` is how many it holds; ``busy``: it still has to arrange or submit. ``missed``: turns in a row.
 *
 * ``cause``: how it came to drop, so that the sheet can still tell after a reload who ran out of time (PTS-16).
 */
export interface SeatView {
  seat: number;
  cards: number;
  status: "dropped" | "in" | "left" | "wrong_show";
  busy: boolean;
  dropped: ("first" | "middle") | null;
  missed: number;
  cause: ("chosen" | "left" | "missed" | "timeout") | null;
}
/**
 * What Indian games add. ``wrong_shows``: of players who are out (PTS-19). ``value_cards``: faces that pay (XXI-15).
 */
export interface IndianView {
  type: "indian";
  finish_laid: boolean;
  shown: Shown | null;
  wrong_shows: Shown[];
  value_cards: number[];
}
/**
 * What Rum adds. ``turn_overs_left``: how often the discard pile may still become the stock; None where it is shuffled (RUM-7).
 *
 * ``may_go_rummy``: the own seat has laid nothing before this turn (RUM-10).
 */
export interface RumView {
  type: "rum";
  melds: TableMeld[];
  turn_overs_left: number | null;
  may_go_rummy: boolean;
}
/**
 * A meld on the table, its cards in order; ``owners``: who laid each of them (RUM-5).
 */
export interface TableMeld {
  kind: Kind;
  cards: number[];
  owners: number[];
}
/**
 * What Gin adds. ``upcard``: the card first turned, which sets the limit in Oklahoma (GIN-19). ``melds``: the knocker's.
 */
export interface GinView {
  type: "gin";
  knock_limit: number;
  factor: number;
  upcard: number;
  knocked: Knocked | null;
  melds: TableMeld[];
}
/**
 * What only the seat itself sees. ``taken``: the card drawn in this turn. ``finish``: the own card in the finish slot.
 *
 * ``no_return``: the card taken from the pile that may not go back there in this turn (PTS-6, RUM-6).
 */
export interface Own {
  seat: number;
  hand: number[];
  legal: Legal;
  taken: number | null;
  finish: number | null;
  submitted: number[][] | null;
  no_return: number | null;
}
/**
 * Everything a seat may do now. Cards listed may each be used; ``drop`` is None where dropping is not allowed.
 *
 * ``lay_down``: every meld that may be laid on the table now. ``may_pass``: the upcard, or the last discard, may be left (GIN-4, GIN-14).
 */
export interface Legal {
  draw: ("pile" | "stock")[];
  discard: number[];
  declare: number[];
  exchange: number[];
  drop: DropOffer | null;
  submit: boolean;
  lay_down: number[][];
  lay_off: LayOffOffer[];
  may_pass: boolean;
  knock: KnockOffer[];
  big_gin: boolean;
}
/**
 * What a drop would be now, and cost (PTS-14).
 */
export interface DropOffer {
  kind: "first" | "middle";
  points: number;
}
/**
 * A card that fits these melds on the table.
 */
export interface LayOffOffer {
  card: number;
  melds: number[];
}
/**
 * A discard with which one may knock, and the least deadwood that it leaves (0: gin).
 */
export interface KnockOffer {
  card: number;
  deadwood: number;
}
/**
 * ``left`` seconds remain of ``total`` when this was sent; at the end of ``turn`` the time-out rule acts. Between the deals of a match it
 * is the clock of the open window, and ``turn`` its number.
 */
export interface Clock {
  turn: number;
  left: number;
  total: number;
}
/**
 * One's own cards as they lie (TBL-9). ``points``: what they would count if the deal ended now.
 *
 * With 14 cards the costliest loose card is left out of the count. ``reasons``: what is missing for a valid declaration, as
 * codes; empty when these groups could be shown (with 14 cards: with one card put to the finish slot).
 *
 * In Rum and Gin ``points`` is the deadwood as the cards lie, ``best`` the least that they could have; a hand that can go out or go gin as it
 * lies has no ``reasons``. ``ways``: of XXI-9 and XXI-10, those by which the cards could be shown however they lie (``tunnela``, ``dublee``,
 * ``jokers``). ``value``: what the value cards held are worth (XXI-15), None where they do not count; ``marriages``: how many are whole among them.
 */
export interface LiveHand {
  deal: number;
  groups: LiveGroup[];
  loose: number[];
  loose_points: number;
  points: number;
  reasons: string[];
  best: number | null;
  ways: string[];
  value: number | null;
  marriages: number;
}
/**
 * A group as it lies: what it is (None: not a meld) and what it costs.
 */
export interface LiveGroup {
  cards: number[];
  kind: Kind | null;
  points: number;
}
/**
 * A match as it stands. ``deal``: deals scored; ``deals``: how many there will be, where that is fixed; ``goal``: limit or target.
 *
 * ``tie_break``: the next deal is one, among these.
 */
export interface MatchView {
  format: string;
  deal: number;
  deals: number | null;
  goal: number | null;
  seats: MatchSeat[];
  lines: Line[];
  pool: number;
  columns: Column[];
  tie_break: number[];
  window: Window | null;
  end: MatchEnded | null;
  legal: MatchLegal;
}
/**
 * ``total``: points, chips or score so far. ``drops_left``: first drops still affordable in a pool, None elsewhere (POOL-7).
 *
 * ``compulsory``: may not drop in the next deal (POOL-7).
 */
export interface MatchSeat {
  seat: number;
  total: number;
  status: "in" | "left" | "out";
  drops_left: number | null;
  compulsory: boolean;
}
/**
 * One deal on the score pad: who won it and what it added, by seat; in Gin in which columns.
 *
 * ``back``: the totals at which players came back after it, without which their column would not add up (POOL-9).
 */
export interface Line {
  deal: number;
  winner: number | null;
  added: {
    [k: string]: number;
  };
  columns: number[];
  back: {
    [k: string]: number;
  };
}
/**
 * A column of Gin: hand points and boxes by seat so far; ``closed`` once it is settled.
 */
export interface Column {
  points: {
    [k: string]: number;
  };
  boxes: {
    [k: string]: number;
  };
  closed: ColumnClosed | null;
}
/**
 * The match waits for answers. ``total``: at which one rejoins; ``shares``: of the split proposed by ``by``.
 */
export interface Window {
  window: number;
  kind: "rejoin" | "split";
  waiting: number[];
  total: number | null;
  by: number | null;
  shares: {
    [k: string]: number;
  };
}
/**
 * What the viewer may do now. ``shares``: what a split proposed now would give.
 */
export interface MatchLegal {
  rejoin: boolean;
  propose_split: boolean;
  answer_split: boolean;
  shares: {
    [k: string]: number;
  };
}
/**
 * Something happened: the events of one version (none if only presence changed) and the table after it.
 */
export interface Update {
  type: "update";
  version: number;
  events: (
    | DealStarted
    | TurnStarted
    | Reshuffled
    | Drew
    | Discarded
    | Dropped
    | Declared
    | Exchanged
    | Shown
    | Submitted
    | Missed
    | LaidDown
    | LaidOff
    | TurnedOver
    | LimitSet
    | Passed
    | Knocked
    | DealEnded
    | MatchStarted
    | Scored
    | Eliminated
    | RejoinOffered
    | Rejoined
    | Declined
    | SplitProposed
    | Agreed
    | WindowClosed
    | SeatLeft
    | TieBreak
    | ColumnClosed
    | MatchEnded
  )[];
  view: TableView;
}
/**
 * The message ``id`` was carried out, and is in the log at ``version``. The same message again gets the same answer.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
/**
 * The message ``id`` was not carried out; nothing changed. ``message`` says it in the reader's language.
 */
export interface Refused {
  type: "refused";
  code: string;
  params: {};
  message: string;
  id: string | null;
}
/**
 * Answer to ``arrange``, to every tab of the seat.
 */
export interface Arranged {
  type: "arranged";
  hand: LiveHand;
}
/**
 * A line of chat.
 */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
}
/**
 * Answer to ``ping``.
 */
export interface Pong {
  type: "pong";
}
/**
 * This page is of another build than the server: fetch the new one.
 */
export interface Reload {
  type: "reload";
  build: string;
}
/**
 * ``POST /api/people``: a guest. ``PUT /api/people/me`` (header ``Authorization: Bearer TOKEN``): another name for oneself.
 */
export interface NewPerson {
  name: string;
}
/**
 * The answer, and the only time the token is told. Keep it: it is the seat.
 */
export interface Person {
  name: string;
  token: string;
}
/**
 * Answer to a new name. It holds at once; seats that are taken already keep the old one.
 */
export interface Renamed {
  name: string;
}
/**
 * ``POST /api/tables`` (header ``Authorization: Bearer TOKEN``). The maker sits in seat 0, ``bots`` computer players of
 * that level follow, at most one fewer than there are seats (TBL-10).
 */
export interface NewTable {
  preset?: string;
  options?: {
    [k: string]: number | string | boolean;
  };
  bots?: number;
  level?: "easy" | "hard" | "medium";
}
export interface MadeTable {
  table: string;
}
/**
 * ``GET /api/tables/CODE``: what can be read before sitting down (TBL-2). ``changed``: what differs from the preset.
 */
export interface TableInfo {
  table: string;
  preset: string;
  rules: Rules;
  changed: {
    [k: string]: number | string | boolean;
  };
  names: (string | null)[];
}
/**
 * ``GET /api/presets`` is a list of these. ``format``: how deals add up (``single``: each by itself). ``seats``: how many a table may have.
 *
 * ``defaults``: the value of every option that a host may choose, and of ``seats``.
 */
export interface PresetInfo {
  name: string;
  options: OptionInfo[];
  family: string;
  format: string;
  seats: number[];
  defaults: {
    [k: string]: number | string | boolean;
  };
}
/**
 * One option a host may choose, in the order of the form.
 */
export interface OptionInfo {
  name: string;
  group: string;
  default: number | string | boolean;
  values: (number | string | boolean)[];
}
/**
 * ``GET /api/health``.
 */
export interface Health {
  protocol: number;
  build: string;
}
/**
 * The body of every HTTP error.
 */
export interface Problem {
  code: string;
  params: {};
  message: string;
}
