// Generated from src/openrummy/server/protocol.py by 'npm run protocol'.

export type Protocol =
  | (Hello | Sit | Stand | SeatBot | UnseatBot | Ready | SitOut | Act | Arrange | Say | Ping)
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
 * What a meld is. A tunnela counts as a pure sequence (XXI-6).
 */
export type Kind = "impure" | "pure" | "set" | "tunnela";

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
 * Take a seat: the given one, or the first free.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}
/**
 * Leave one's seat; in a deal that is a drop at once (PTS-15).
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
  level?: "medium";
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
 * Ready for the next deal. It starts when every connected person at the table is, or 30 s after the first.
 */
export interface Ready {
  type: "ready";
  id: string;
}
/**
 * Skip coming deals, or come back (TBL-3).
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
  action: Draw | Discard | Drop | Declare | Exchange | Submit;
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
 * The groups that count (PTS-8, PTS-13). Cards of the hand in no group are loose; no other card, none twice.
 */
export interface Submit {
  type: "submit";
  groups: number[][];
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
    | DealEnded
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
 */
export interface Rules {
  family: "indian";
  packs: Packs;
  melds: Melds;
  counting: Counting;
  patterns: Pattern[];
  play: Play;
  table: Table;
}
/**
 * The option group of the packs (PTS-1). ``auto`` follows the number of seats at the table.
 */
export interface Packs {
  seats: 2 | 3 | 4 | 5 | 6;
  packs: 1 | 2 | 3 | "auto";
  printed_jokers: 0 | 1 | 2 | 3 | 4 | 6 | 8 | "auto";
  wild_mode: "neighbours" | "none" | "rank";
}
/**
 * The option group of the melds (MELD-3 to MELD-5, MELD-8, CARD-3).
 */
export interface Melds {
  wild_in_place: "joker" | "natural";
  ace: "both" | "corner" | "low";
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
 * How a deal goes (PTS-3, 5, 6, 7, 14).
 */
export interface Play {
  hand_size: 13;
  first_player: "dealer" | "left";
  open_joker: "first_only" | "no" | "yes";
  return_taken: boolean;
  first_drop: number;
  middle_drop: number;
  drop_when: "any_time" | "own_turn";
  max_reshuffles: 3 | 5 | 10 | 20;
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
export interface Dropped {
  type: "dropped";
  seat: number;
  kind: "first" | "middle";
  points: number;
  cause: "chosen" | "left" | "timeout";
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
 * ``winner`` is None for a void deal. ``seed`` (hex) lets anyone repeat the shuffle and check the commitment.
 */
export interface DealEnded {
  type: "deal_ended";
  cause: "last_player" | "shown" | "void" | "wrong_show";
  winner: number | null;
  results: Result[];
  seed: string;
}
/**
 * One line of the sheet. Cards are shown only of those who showed or were counted; for the others ``groups``, ``loose``, ``best`` are empty.
 *
 * ``points`` is what the deal costs, capped; ``best_points`` what the best arrangement of the hand counts, ``best_groups`` and
 * ``best_loose`` that arrangement. ``best_declarable``: it could have been shown as a valid declaration. ``chips``: won or lost.
 */
export interface Result {
  seat: number;
  standing: "counted" | "dropped" | "void" | "won" | "wrong_show";
  points: number;
  chips: number;
  groups: Group[];
  loose: number[];
  best_points: number | null;
  best_groups: Group[];
  best_loose: number[];
  best_declarable: boolean;
}
/**
 * A table as one viewer sees it. ``you``: one's own seat. ``starts_in``: seconds until the next deal starts by itself.
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
}
/**
 * A seat at the table. ``bot``: a computer player of that level. ``chips``: won and lost so far at this table.
 *
 * ``leaving``: the seat empties when the deal ends (PTS-15).
 */
export interface TableSeat {
  seat: number;
  name: string;
  bot: "medium" | null;
  connected: boolean;
  chips: number;
  ready: boolean;
  sitting_out: boolean;
  leaving: boolean;
}
/**
 * A deal as one viewer sees it. ``pile``: top last. ``seed`` is told only when the deal has ended (in ``end``).
 */
export interface DealView {
  deal: number;
  phase: "arrange" | "count" | "discard" | "draw" | "ended";
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
  finish_laid: boolean;
  shown: Shown | null;
  end: DealEnded | null;
  own: Own | null;
}
/**
 * A seat that was dealt in. ``cards`` is how many it holds; ``busy``: it still has to arrange or submit.
 */
export interface SeatView {
  seat: number;
  cards: number;
  status: "dropped" | "in";
  busy: boolean;
  dropped: ("first" | "middle") | null;
}
/**
 * What only the seat itself sees. ``taken``: the card drawn in this turn. ``finish``: the own card in the finish slot.
 */
export interface Own {
  seat: number;
  hand: number[];
  legal: Legal;
  taken: number | null;
  finish: number | null;
  submitted: number[][] | null;
}
/**
 * Everything a seat may do now. Cards listed may each be used; ``drop`` is None where dropping is not allowed.
 */
export interface Legal {
  draw: ("pile" | "stock")[];
  discard: number[];
  declare: number[];
  exchange: number[];
  drop: DropOffer | null;
  submit: boolean;
}
export interface DropOffer {
  kind: "first" | "middle";
  points: number;
}
/**
 * ``left`` seconds remain of ``total`` when this was sent; at the end of ``turn`` the time-out rule acts.
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
 */
export interface LiveHand {
  deal: number;
  groups: LiveGroup[];
  loose: number[];
  loose_points: number;
  points: number;
  reasons: string[];
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
    | DealEnded
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
 * ``POST /api/tables`` (header ``Authorization: Bearer TOKEN``). The maker sits in seat 0, ``bots`` computer players follow.
 */
export interface NewTable {
  preset?: string;
  options?: {
    [k: string]: number | string | boolean;
  };
  bots?: number;
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
 * ``GET /api/presets`` is a list of these.
 */
export interface PresetInfo {
  name: string;
  options: OptionInfo[];
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
