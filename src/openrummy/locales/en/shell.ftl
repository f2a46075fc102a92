# The page around the table: first screen, making a table, waiting for the first deal, settings, rules.

title = OpenRummy: rummy with family and friends
title-table = Table { $code } · OpenRummy

## Shared

close = Close
back-home = To the first screen
try-again = Try again
loading = Loading…
language = Language
settings = Settings
chat = Chat
guest-name = Guest { $number }

## First screen

start-title = Rummy with family and friends
start-line = In your browser, in Hindi and English. No sign-up, no ads, no money.
play-now = Play now
opponents-question = Against how many?
quick-line = { $bots ->
    [one] { $bots } computer player
   *[other] { $bots } computer players
  }, { $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
  }
change = Change
play = Play
with-friends = With friends
level-question = How strong?
level = { $level ->
    [easy] Easy
    [hard] Hard
   *[medium] Medium
  }
level-help = { $level ->
    [easy] Plays like someone who has just learnt the game.
    [hard] Remembers every card and gives nothing away.
   *[medium] Plays like a friend who plays now and then.
  }
full-screen = Full screen
full-screen-help = Without the bars of the browser.
opening = Opening the table…
friends-title = Play with friends
friends-line = Make a table and send its link. A browser is all they need.
make-table = Make a table
join-code = Code or link of a table
join = Join

## Settings

name-label = Your name
name-placeholder = What friends call you
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
four-colours = Four suit colours
four-colours-help = Diamonds blue, clubs green: easier to tell apart.
sound = Sound
sound-help = A soft sound when it is your turn.

## Chat

chat-empty = Nothing has been said yet. What is written here only this table can read.
chat-line = Say something
chat-send = Send
chat-count = Chat ({ $count })

## Making a table

new-title = Make a table
game-label = Game
bots-label = Computer players
bots-help = They take a seat at once. You can add or remove them until the deal begins.
new-more = All other rules
new-more-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
new-summary = { $seats } seats: { $bots ->
    [0] for you and your friends.
    [one] you, { $bots } computer player, the rest for friends.
   *[other] you, { $bots } computer players, the rest for friends.
}
new-locked = The rules hold for as long as the table exists. Everyone can read them before sitting down.
option-usual = Usually: { $value }.
option-reset = Back to usual

## Units of options that are numbers

unit-turn_timer = { $number } s
unit-arrange_timer = { $number } s
unit-skip_disconnected = { $number } s

## Waiting for the first deal

connecting = Opening the table…
dealing = Dealing the cards…
offline = Connection lost, trying again… Nothing is lost.
lobby-title = Who plays?
seat-you = You · { $state }
seat-free = Free
seat-away = Away
seat-out = Sits out
seat-ready = Ready
seat-waiting = Here
sit-here = Sit here
seat-named = Seat { $number }: { $what }
sit-down = Sit down
stand-up = Stand up
bot-add = Add a computer
bots-level = Computer players you add
seat-bot-level = Computer, { $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
  }
bot-remove = Take { $name } away
share-title = Invite friends
share-code = Code of this table
share-link = Link to this table
share = Send the link
share-copy = Copy link
share-copied = Link copied
share-text = Play rummy with me! Table { $code }
share-only-here = This link works on this device only. To play with others, start the server with --host 0.0.0.0 and open the page by this computer's address in your network.
start-sit = Choose a seat to play.
start-full = All seats are taken. Stay and watch: a seat may come free.
start-alone-host = Share the link, or add a computer player.
start-alone = Waiting for another player.
# A game that needs every seat taken.
start-missing = { $count ->
    [one] This game begins when every seat is taken. One player is missing.
   *[other] This game begins when every seat is taken. { $count } players are missing.
  }
free-seat = Free the seat
free-seat-of = Free the seat of { $name }, who has been away for a while
start-ready = Everyone here? Then start the deal.
start-await = Waiting for { $names }.
start-soon = Starts when { $names } starts too, or in
start-others = The others are ready. The deal starts with you, or in
seconds = { $seconds } s
start-deal = Start
ready-done = Ready

## Coming while others play

join-title = A game is on
join-line = Playing: { $names }. { $match ->
    [yes] A match is on: sit down now and you are in the next one.
   *[no] Sit down now and you are dealt in next.
  }
join-watch = Only watch

## Rules of the table

rules-read = Read the rules
rules-of = Rules: { $game }
rules-usual = The usual rules, nothing changed.
rules-changed = { $count ->
    [one] One rule differs from the usual:
   *[other] { $count } rules differ from the usual:
}
rules-usually = (usual: { $value })
rules-all = Every option of this table

## Where something cannot go on

stop-title = This did not work
as-new-guest = Go on as a new guest
error-no-connection = The server cannot be reached. Check your connection and try again.
error-server-fault = The server answered something unexpected. Please try again.
error-page-fault = Something went wrong on this page. Please try again.
error-no-page = There is no such page here.
error-old-page = This page is older than the server. Close it and open it again.
error-connection-closed = The table was closed before the answer came.
