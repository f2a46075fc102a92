# One sentence for every error code; parameters as the code's place of origin names them.

## Who and where
error-wrong-token = This is not known here any more. Enter a name again to play.
error-unknown-table = There is no table { $table }. Check the code or the link.
error-not-found = There is nothing at this address.
error-no-record = No deal has ended at this table yet.
error-not-your-table = Only those who played at this table can have its records.
error-foreign-origin = Requests from pages of { $origin } are not answered here.
error-guests-off = The host of this table does not admit guests.
error-spectators-off = All seats are taken, and this table has no place for spectators.
error-chat-off = Chat is off at this table.
error-not-seated = Take a seat first.
error-not-host = Only the host can do this.

## Seats
error-table-full = All { $seats } seats at this table are taken.
error-seat-taken = This seat is taken. Choose another one.
error-no-such-seat = This table has only { $seats } seats.
error-already-seated = You already have a seat at this table.
error-not-a-bot = No computer player sits there.
error-too-many-bots = At most { $allowed } computer players fit at this table.

## Deals
error-too-few-players = A deal needs { $least } players.
error-deal-running = Wait until this deal is over.
error-not-absent = That player is here, or has not been away long enough.
error-stale-deal = This deal is over already.
error-deal-over = This deal is over.
error-not-in-deal = You were not dealt in. You are in from the next deal on.
error-already-dropped = You have dropped out of this deal.
error-out-of-deal = You have shown wrongly and are out of this deal.
error-not-your-turn = It is not your turn.
error-draw-first = Draw a card first.
error-already-drawn = You have drawn already. Discard a card or declare.
error-stock-empty = The closed deck is used up.
error-pile-empty = The open pile is empty.
error-joker-not-from-pile = A joker cannot be taken from the open pile at this table.
error-card-not-in-hand = This card is not in your hand.
error-taken-may-not-return = The card just taken from the open pile may not be thrown back in the same turn at this table.
error-no-drop-now = You cannot drop now.
error-no-drops-here = Nobody can drop in this game.
error-must-play = With { $total } points a drop would put you out at { $limit }: you have to play this deal.
error-declared-already = Someone has declared already.
error-not-declaring = You have not declared.
error-already-submitted = You have submitted already.
error-groups-not-hand = These groups are not the cards in your hand.
error-stale-turn = This turn is over already. Your move was not played.
error-not-in-this-game = This game has no such move.
error-no-such-meld = There is no such meld on the table. Choose one of those that lie there.
error-does-not-fit = This card does not fit that meld.
error-upcard-first = The upcard comes first. Take it or pass.
error-upcard-passed = Both have left the upcard. Draw from the closed deck.
error-no-pass-now = You cannot pass now. Draw a card.
error-only-to-knock = The last discard may only be taken to knock with it at once.
error-knock-too-high = { $deadwood } points would be left over, and here one may knock with { $limit } at most.
error-not-big-gin = Big gin needs all eleven cards in melds.
error-knocked-already = The hand has been knocked already.
error-nobody-knocked = Nobody has knocked yet.
error-not-a-meld = These cards are neither a set nor a run.
error-one-meld-per-turn = At this table one meld may be laid down in a turn.
error-meld-first = At this table you lay off only once you have laid down a meld of your own.
error-last-card-is-discarded = At this table the last card must be discarded. Keep one.
error-no-match = At this table every deal stands alone.
error-no-match-now = No match is under way. One begins with the next deal.
error-match-running = A match is under way, and its seats stay as they are. You can play in the next one.
error-no-sitting-out = In a match everyone is dealt in to the end. If you leave, a computer player minds your seat or you are out, as the game has it.

## Between the deals of a match
error-match-over = This game is over already.
error-not-in-match = You are not in this game any more.
error-not-asked = You are not being asked for anything now.
error-window-open = Others still have to answer. Wait a moment.
error-stale-window = The time for this answer is over.
error-no-split-now = The pool cannot be split now.
error-split-refused = A split has been refused already. Play the next deal first.

## Options
error-unknown-rules = There is no game called { $rules }. You can play: { $allowed }.
error-unknown-option = There is no option called { $option }.
error-option-out-of-range = { $option } cannot be { $value }. Choose one of: { $allowed }.
error-options-contradict = { $option } and { $other } do not go together as chosen. Change one of them.

## Messages
error-malformed = This message could not be understood ({ $reason }).
error-unknown-message = There are no messages of the type { $type }.
error-too-large = This message is too large. At most { $allowed } bytes are read.
error-too-fast = Too much at once. Wait a moment and try again.
error-too-many-sockets = You have this open too often already ({ $allowed } times). Close one first.
error-hello-first = Say hello first.
error-already-greeted = This connection has said hello already.
error-protocol-version = This page speaks version { $yours } of the protocol, the server version { $ours }. Load the page again.
error-storage-failed = This could not be saved, so nothing has changed. Try again.
error-internal = Something went wrong on the server. Nothing has changed. Try again.
