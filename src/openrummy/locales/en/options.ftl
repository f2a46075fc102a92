# The options of a table: for each NAME its label (option-NAME) and one line that says what it does (option-NAME-help).
# Words for values: value-NAME-VALUE where an option has its own, else value-VALUE; numbers stand for themselves.

options-packs = The packs
options-melds = Sequences and sets
options-counting = Counting points
options-play = How a deal is played
options-rum = How a hand of Rum goes
options-match = How deals add up
options-gin = Gin
options-table = Clocks and company

value-true = Yes
value-false = No
value-off = Off
value-auto = By table size
value-any = Any number

## The packs

option-seats = Seats
option-seats-help = How many can play at this table. The number of packs follows it unless you set the packs yourself.
option-packs = Packs
option-packs-help = How many packs of 52 cards: by table size, one pack for up to three seats and two for more.
value-packs-one_for_two = One for two seats, two for more
option-printed_jokers = Printed jokers
option-printed_jokers-help = How many printed jokers are in the packs: by table size, two for each pack; 0 leaves only the wild cards as jokers.
value-printed_jokers-one_each = One for each pack
option-wild_mode = Wild cards
option-wild_mode-help = Whether a card is turned after the deal that makes all cards of its rank jokers.
value-wild_mode-rank = One rank is wild
value-wild_mode-none = No wild cards
value-wild_mode-neighbours = One rank and its neighbours in suit
option-wild_when_printed = A printed joker is turned
option-wild_when_printed-help = What is wild when the card turned for the wild rank is a printed joker.
value-wild_when_printed-aces = Aces are wild
value-wild_when_printed-none = Nothing is wild

## Sequences and sets

option-wild_in_place = Wild card in its own place
option-wild_in_place-help = Whether 5♥ 6♥ 7♥ with sixes wild is a pure sequence because the six stands in its own place.
value-wild_in_place-joker = Still a joker
value-wild_in_place-natural = Counts as itself
option-ace = Ace in sequences
option-ace-help = Where an ace may stand: only before the two, only after the king, in both places, or also between king and two.
value-ace-low = Low: A-2-3
value-ace-high = High: Q-K-A
value-ace-both = Low or high: A-2-3 or Q-K-A
value-ace-corner = Also round the corner: K-A-2
option-set_max = Largest set
option-set_max-help = How many cards a set may hold; a fifth card can only be a joker.
option-min_naturals = Natural cards needed in a set
option-min_naturals-help = With 0, three or four jokers alone are a set; with 1 they are not.
option-max_jokers_per_sequence = Jokers in one sequence
option-max_jokers_per_sequence-help = The most jokers that may stand in for cards of one sequence.
option-naturals_gt_jokers = More natural cards than jokers
option-naturals_gt_jokers-help = Whether each sequence or set must hold more natural cards than jokers.
option-min_life_len = Length of a required sequence
option-min_life_len-help = One of the two sequences that a declaration needs must have at least so many cards.
option-identical_triplet_is_pure = Three identical cards
option-identical_triplet_is_pure-help = Whether three cards of the same rank and suit count as a pure sequence (a tunnela).

## Counting points

option-loser_count = What a loser counts
option-loser_count-help = Which cards a loser may leave out of the count.
value-loser_count-melds = Every sequence and set is left out
value-loser_count-pure_needed = Without a pure sequence every card counts
value-loser_count-runs_needed = Without a pure and a second sequence every card counts
value-loser_count-pure_kept = Without a second sequence only pure sequences are left out
option-ace_count = An ace counts
option-ace_count-help = The points of an ace that is left over.
option-cap = Most points in a deal
option-cap-help = No hand counts more than this; a wrong declaration costs exactly this.

## How a deal is played

option-first_deal = The first deal
option-first_deal-help = Each player is shown one card: whether the lowest card deals or the highest card starts.
value-first_deal-low_deals = Lowest card deals
value-first_deal-high_starts = Highest card starts
option-first_player = Who plays first
option-first_player-help = Whether the dealer or the player on the dealer's left has the first turn.
value-first_player-dealer = The dealer
value-first_player-left = Left of the dealer
option-open_joker = Joker from the open pile
option-open_joker-help = Whether a joker may be taken from the open pile.
value-open_joker-yes = Allowed
value-open_joker-no = Not allowed
value-open_joker-first_only = Only as the first card of the deal
option-return_taken = Throw back the open card
option-return_taken-help = Whether the card just taken from the open pile may be discarded in the same turn.
option-drops = Dropping
option-drops-help = Whether players may give up a deal for a fixed number of points.
value-drops-yes = Allowed
value-drops-no = Nobody can drop
value-drops-three_or_more = With three or more players
option-first_drop = First drop
option-first_drop-help = The points for giving up before one's first draw.
option-middle_drop = Middle drop
option-middle_drop-help = The points for giving up later in the deal.
option-drop_when = When one may drop
option-drop_when-help = Whether a drop is possible also while others play, or only in one's own turn before drawing.
value-drop_when-any_time = At any time
value-drop_when-own_turn = In one's own turn
option-missed_turns = Out of time before drawing
option-missed_turns-help = What a player who does not draw in time gets: a drop, a turn played for them, or a missed turn; so many missed turns in a row are a middle drop.
value-missed_turns-drop = Dropped at once
value-missed_turns-played = The turn is played for them
option-leaving = Leaving in a deal
option-leaving-help = What a player who leaves the table pays for the running deal.
value-leaving-drop = The price of a drop
value-leaving-full_count = The full count
option-max_reshuffles = Reshuffles of the open pile
option-max_reshuffles-help = How often the open pile may become a new closed deck; after that, cards can run out.
option-without_cards = When no card is left to draw
option-without_cards-help = Whether the deal is void and dealt again, or the player with the fewest points wins it.
value-without_cards-void = The deal is void
value-without_cards-lowest_hand = The lowest hand wins
option-wrong_show = After a wrong declaration
option-wrong_show-help = Whether the deal ends, or the others play on while the player who declared is out.
value-wrong_show-ends = The deal ends
value-wrong_show-out = The others play on
value-wrong_show-no_winner = The deal ends without a winner
option-losers_arrange = Losers arrange their cards
option-losers_arrange-help = Whether losers get time to arrange before they are counted; otherwise their best arrangement counts at once.
option-absent_at_show = Absent when someone declares
option-absent_at_show-help = What a player whose last turn was missed pays when someone declares.
value-absent_at_show-counted = The hand is counted
value-absent_at_show-middle_drop = No more than a middle drop
option-early_show_half = Half for an early declaration
option-early_show_half-help = Whether players who have not had a turn yet pay half of their count.
option-round_to_5 = Round to fives
option-round_to_5-help = Whether a count is rounded to the nearest five: 62 counts 60, 63 counts 65.
option-no_pure = Hand without a pure sequence
option-no_pure-help = What it costs a loser to have no pure sequence: what its cards count, or the full count whatever they are.
value-no_pure-counted = Its cards are counted
value-no_pure-full_count = The full count
option-shown_cap = Penalty shown
option-shown_cap-help = The most that the sheet shows for a deal while the whole count is added to the total.
option-values = Value cards
option-values-help = Whether cards like the cut card and the jokers beside it pay for being in the hand at the end.

## How a hand of Rum goes

option-stock_end = When the stock runs out
option-stock_end-help = Whether the discards are turned over as they lie, twice at most, or all but the top one are shuffled, as often as needed.
value-stock_end-turn_over = Discards turned over
value-stock_end-shuffle = Discards shuffled
option-going_rummy = Going rummy doubles
option-going_rummy-help = Whether going out in one turn, with nothing laid on the table before, scores double.
option-one_meld_per_turn = One meld a turn
option-one_meld_per_turn-help = Whether only one meld may be laid down in a turn. Laying off is free all the same.
option-layoff_before_meld = Lay off before the first own meld
option-layoff_before_meld-help = Whether cards may be laid off on the table before one has laid down a meld of one's own.
option-must_discard_to_go_out = Last card must be discarded
option-must_discard_to_go_out-help = Whether one goes out by a discard alone, so that the last card may be neither melded nor laid off.

## How deals add up

option-format = How deals add up
option-format-help = What the deals of a game make together, and how it ends.
value-format-single = Every deal by itself
value-format-pool = Points to a limit; the last one in takes the pool
value-format-deals = A number of deals, lowest total wins
value-format-chips = A number of deals, most chips win
value-format-target = First to a score
value-format-boxes = To a score, then bonuses and boxes
option-limit = Out at
option-limit-help = Whoever reaches this total is out of the game.
option-entry = Entry
option-entry-help = The chips that everyone pays into the pool at the start, and again to rejoin. Chips only keep the score.
option-rejoin = Rejoining
option-rejoin-help = Whether a player who is out may come back for another entry, one point above the highest total still in.
option-rejoin_limit = How often one may rejoin
option-rejoin_limit-help = How many times the same player may come back in one game.
option-compulsory = Compulsory play
option-compulsory-help = When a player has to play a deal out because a drop would put them out.
value-compulsory-first_drop = From the total at which a first drop is too much
value-compulsory-no_elimination = Whenever the drop would put them out
value-compulsory-never = Never; one may drop and be out
option-auto_split = Sharing the pool by itself
option-auto_split-help = When the game ends with the pool shared, because none of the last two or three can drop any more.
value-auto_split-no_drop_left = When no one has a drop left
value-auto_split-one_less = One point earlier
option-auto_split_three_from = Shared by three from
option-auto_split_three_from-help = How many must have started for the last three to share the pool.
option-manual_split = Agreeing on a split
option-manual_split-help = Whether the last two or three may agree between deals to end the game and share the pool by the drops they have left.
option-split_max_drop_gap = Most drops apart for a split
option-split_max_drop_gap-help = How far apart the drops left of two players may be for a split to be proposed.
option-deals = Deals
option-deals-help = How many deals make a game.
option-stop_when_decided = Stop when decided
option-stop_when_decided-help = Whether the game ends as soon as nobody can catch the leader.
option-by_points = Count points, not chips
option-by_points-help = Whether the points of the deals are added up, and the lowest total wins, in place of chips that go to each winner.
option-prizes = The pool goes
option-prizes-help = Whether the winner takes the whole pool, or everyone but the last has a part of it.
value-prizes-winner = To the winner
value-prizes-ranked = By rank
option-target = Play to
option-target-help = The score that ends the game.
option-box_bonus = For each box
option-box_bonus-help = The points for each hand won, added when the game is over.
option-game_bonus = Game bonus
option-game_bonus-help = The points for winning the game.
option-shutout = When the loser has no points
option-shutout-help = What the winner gets more when the other player has not scored at all.
value-shutout-double_hand_points = The points of the hands twice
value-shutout-double_points_and_game = The points of the hands and the game bonus twice
value-shutout-double_total = Everything twice, boxes too
value-shutout-game_bonus_200 = A game bonus of 200
value-shutout-double_net = The difference twice
option-columns = Columns
option-columns-help = With three columns a second won hand also counts in the second column and a third in all of them (Hollywood).
option-boxes_at_once = Boxes count at once
option-boxes_at_once-help = Whether the points for a box are added with the hand, and so help to reach the target.
option-extra_boxes = More boxes for gin and undercut
option-extra_boxes-help = Whether an undercut is worth two boxes and a gin three.
option-double_boxes = Spades double boxes
option-double_boxes-help = Whether a spade upcard that doubles the points of a hand doubles its boxes too.

## Gin

option-knock_limit = Knock with at most
option-knock_limit-help = The most points of loose cards with which one may knock; 0 is straight gin, where only gin ends a hand.
option-oklahoma = Oklahoma
option-oklahoma-help = Whether the upcard sets with how many points one may knock in this hand: its pips, 10 for a ten or a face card.
option-ace_upcard = An ace as upcard
option-ace_upcard-help = In Oklahoma, whether an ace turned up means that only gin counts, or that one may knock with one point.
value-ace_upcard-gin_only = Only gin
value-ace_upcard-one = Knock with 1
option-spades_double = Spades double
option-spades_double-help = Whether everything scored in a hand counts twice where the upcard is a spade; boxes do not.
option-gin_bonus = Bonus for gin
option-gin_bonus-help = Points for going gin, on top of what the opponent has left.
option-big_gin = Big gin
option-big_gin-help = The bonus for showing all eleven cards in melds without a discard, in place of the bonus for gin.
option-undercut_bonus = Bonus for an undercut
option-undercut_bonus-help = Points for an opponent who has no more left than the knocker, on top of the difference.
option-undercut_on_tie = A tie is an undercut
option-undercut_on_tie-help = Whether an opponent with just as much left as the knocker takes the hand; else the knocker wins it with 0.
option-dead_hand = Two cards left in the closed deck
option-dead_hand-help = What a discard does when only two cards are left: the hand is void, or the opponent may still take it to knock at once.
value-dead_hand-void = The hand is void
value-dead_hand-last_discard = The last discard may be taken to knock
option-defence = Laying off
option-defence-help = Whether cards are laid off on the knocker's melds for you, in the best way, or card by card by yourself.
value-defence-engine = Done for you
value-defence-player = By the player
option-next_dealer = Who deals next
option-next_dealer-help = Who deals after a hand that somebody won; after a void hand the same player deals again.
value-next_dealer-winner = The winner
value-next_dealer-loser = The loser
value-next_dealer-alternate = In turn

## Clocks and company

option-turn_timer = Time for a turn
option-turn_timer-help = Seconds for each turn. When they run out, the turn is played or missed as the rules of the game say.
option-arrange_timer = Time to arrange
option-arrange_timer-help = Seconds for arranging and submitting the cards after a declaration.
option-skip_disconnected = Wait for a lost connection
option-skip_disconnected-help = Seconds until the turn of a player whose connection is lost is played by the time-out rule.
option-multiplier = Chips for a point
option-multiplier-help = How many chips each point is worth. Chips only keep the score.
option-mark_wilds = Mark on wild cards
option-mark_wilds-help = Whether wild cards carry a small jester.
option-guests = Guests
option-guests-help = Whether people without an account may play at this table.
option-chat = Chat
option-chat-help = Whether players at this table can write to each other.
option-spectators = Spectators
option-spectators-help = Whether others may watch. They never see a closed hand.
