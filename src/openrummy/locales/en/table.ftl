# The table screen.

## Cards

card-name = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
  } of { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
   *[club] clubs
  }
card-joker = printed joker
card-wild = { $name }, joker
card-taken = { $name }, just drawn
card-unknown = a card from the closed deck

## Seats

table = Table
seats = Players
seat-number = Seat { $number }
seat-dealer = Deals this deal
seat-dealer-mark = D
away-now = away
seat-leaving = leaving
seat-dropped = { $kind ->
    [first] dropped
   *[middle] dropped
  }
seat-sitting-out = sitting out
seat-waits = next deal
seat-facts = { $bot ->
    [yes] computer player,
   *[no] { "" }
  } { $dealer ->
    [yes] dealer,
   *[no] { "" }
  } { $cards } cards in hand, { $chips } chips
you = you
you-deal = You deal this deal
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
idle-watching = You are watching this table. Nobody's cards are shown to you.
idle-waiting = You are dealt in with the next deal.

## The bar and the menu

deal-number = Deal { $number }
bar-button = { $what ->
    [rules] Rules of this table
    [sheet] Last sheet
    [chat] { $count ->
        [0] Chat
       *[other] Chat, { $count } new
      }
   *[menu] Menu
  }
menu = Table
menu-entry = { $entry ->
    [rules] Rules of this table
    [sheet] Last sheet
    [chat] Chat
    [settings] Settings
    [invite] Invite friends
    [keys] Playing by keyboard
    [sit_out] Sit out the coming deals
    [come_back] Play again from the next deal
   *[leave] Leave the table
  }
keys-help =
    ← → go from card to card, Shift with them moves the card
    Space selects
    G groups, U ungroups, O sorts
    S draws from the closed deck, P takes the open card
    D discards the selected card
    F declares with the selected card, B submits
    X drops, Esc lets go

## The middle

wild = Joker
wild-is = Cut card: { $card }. Its rank is joker in this deal. See all jokers
jokers = Jokers in this deal
jokers-help = A joker stands for any other card in a sequence or a set, and costs 0 points. In a pure sequence no card stands for another.
jokers-cut = Turned up after the deal: { $card }. So all cards of its rank are jokers; that card itself is out of play.
stock = Closed
stock-facts = Closed deck, { $count } cards
pile = Open
pile-empty = Open pile, empty
pile-facts = Open pile, on top { $card }. { $take ->
    [yes] Take it
   *[no] Look at the last discards
  }
last-discards = Last discards
last-discards-help = The newest first.
finish-slot = Finish
finish-is = In the finish slot: { $card }
finish-hidden = A card lies face down in the finish slot
drop-discard = Discard
drop-finish = Finish

## What is happening

status-draw = Your turn: draw a card
status-discard = Discard a card, or declare
status-pick = Choose the card for the finish slot
status-other-draws = { $name } is to draw
status-other-discards = { $name } has drawn and is thinking
status-arrange = You declared: arrange your 13 cards and submit
status-arrange-missing = Not valid yet: { $missing }
status-arrange-valid = Valid as it lies: submit
status-complete = Complete: declare, with the last card to the finish slot
status-other-arranges = { $name } has declared and is arranging
status-count = { $name } has declared. Arrange your cards and submit
status-count-wait = { $mine ->
    [yes] Your declaration is valid. Waiting for { $names }
   *[no] { $name } has declared. Waiting for { $names }
  }
status-ended = { $name } wins this deal
status-won = You win this deal
status-void = The deal is void; nobody scores
status-sending = { $action ->
    [draw] Drawing …
    [discard] Discarding …
    [drop] Dropping …
    [declare] Declaring …
    [exchange] Exchanging …
   *[submit] Submitting …
  }
title-your-turn = ● Your turn · OpenRummy
points-now = Points
points-now-help = What your hand would count if the deal ended now

news-deal = Deal { $number } begins.
news-drew = { $mine ->
    [yes] You drew { $known ->
        [yes] { $card }
       *[no] a card
      }.
   *[no] { $name } { $source ->
        [pile] took { $card } from the open pile
       *[stock] drew from the closed deck
      }.
  }
news-discarded = { $mine ->
    [yes] You discarded { $card }.
   *[no] { $name } discarded { $card }.
  }
news-dropped = { $mine ->
    [yes] You dropped for { $points } points.
   *[no] { $name } dropped for { $points } points.
  }
news-declared = { $mine ->
    [yes] You declared.
   *[no] { $name } declared.
  }
news-shown = { $valid ->
    [yes] { $mine ->
        [yes] Your declaration is valid.
       *[no] { $name }'s declaration is valid.
      }
   *[no] { $mine ->
        [yes] Your declaration is not valid.
       *[no] { $name }'s declaration is not valid.
      }
  }

## The hand

hand = Your cards
loose = Loose cards
group-number = Group { $number }
group-label = { $kind ->
    [pure] Pure
    [impure] Impure
    [set] Set
    [tunnela] Tunnela
    [none] Not a meld
    [loose] Loose
   *[unknown] …
  }
new-group = New group here
move-here = here
move-to-group = { $count ->
    [one] Move the selected card to group { $number }
   *[other] Move { $count } cards to group { $number }
  }
move-to-loose = { $count ->
    [one] Put the selected card back with the loose cards
   *[other] Put { $count } cards back with the loose cards
  }

## Actions

actions = Actions
group = Group
ungroup = Ungroup
sort = Sort
draw = Draw
discard = Discard
declare = Declare
exchange = Exchange
submit = Submit
drop-for = Drop { $points }
cancel-pick = Cancel
show-sheet = Sheet
next-deal = Next deal
next-deal-ready = Waiting for the others …
ready-state = { $ready ->
    [yes] is ready
   *[no] is not ready yet
  }
starts-in = starts in { $seconds } s

## Questions

keep-playing = Keep playing
keep-arranging = Keep arranging
stay = Stay
ask-drop = Drop for { $points } points?
ask-drop-text = You lay down your cards and sit out the rest of this deal.
ask-declare = Declare with { $card } in the finish slot?
ask-declare-text = A declaration cannot be taken back.
ask-declare-missing = A declaration cannot be taken back, and a wrong one costs { $cap } points. You have 60 seconds to arrange your cards. As they lie now:
ask-submit = Submit an arrangement that is not valid?
ask-submit-missing = It would cost you { $cap } points:
submit-anyway = Submit anyway
ask-leave = Leave the table?
ask-leave-price = You are in a deal: leaving now is a drop for { $points } points.
ask-leave-playing = You are in a deal. Your cards are counted when it ends, and then your seat is free.
ask-leave-text = Your seat becomes free.
leave = Leave
reason = { $reason ->
    [no_pure_sequence] no pure sequence (one without a joker)
    [no_second_sequence] no second sequence
    [invalid_group] a group is no meld
    [loose_cards] cards lie in no group
    [life_too_short] a required sequence is too short
   *[other] something is missing that the rules ask for
  }

## The sheet

sheet = Sheet
sheet-of = Deal { $number }: the sheet
verdict = { $cause ->
    [shown] { $mine ->
        [yes] You win with a valid declaration.
       *[no] { $winner } wins with a valid declaration.
      }
    [wrong_show] { $declarer-mine ->
        [yes] Your declaration was not valid: { $reasons }. { $alone ->
            [yes] { $winner } was the last one in and wins.
           *[no] { $winner } wins with the fewest points.
          }
       *[no] { $declarer }'s declaration was not valid: { $reasons }. { $mine ->
            [yes] You win{ $alone ->
                [yes] , the last one in.
               *[no] { " " }with the fewest points.
              }
           *[no] { $winner } wins{ $alone ->
                [yes] , the last one in.
               *[no] { " " }with the fewest points.
              }
          }
      }
    [last_player] { $dropped ->
        [you] You dropped: { $winner } wins.
        [one] { $loser } dropped: { $mine ->
            [yes] you win.
           *[no] { $winner } wins.
          }
       *[all] Everyone else dropped: { $mine ->
            [yes] you win.
           *[no] { $winner } wins.
          }
      }
   *[void] The deal is void; nobody scores.
  }
standing = { $standing ->
    [won] wins
    [counted] counted
    [dropped] dropped
    [timeout] out of time: dropped
    [wrong_show] wrong show
   *[void] void
  }
best-would-pass = Arranged differently, these cards would have passed
best-would-count = At best these cards would have counted { $points }
best-would-save = Best arrangement: { $points }, that is { $saved } fewer
chips-this-deal = Chips in this deal
chips-total = total
