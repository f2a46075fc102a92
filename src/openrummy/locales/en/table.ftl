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
card-barred = { $name }, may not go back to the open pile in this turn
card-value = { $name }, value card
card-by = { $card } (laid off by { $name })

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
seat-wrong-show = wrong show
seat-left = left
seat-stand-in = computer stands in
missed-turns = { $count ->
    [one] missed 1 turn
   *[other] missed { $count } turns in a row
  }
seat-facts = { $bot ->
    [yes] computer player,
   *[no] { "" }
  } { $dealer ->
    [yes] dealer,
   *[no] { "" }
  } { $cards } cards in hand, { $match ->
    [yes] { $chips } points in all
   *[no] { $chips } chips
  }
you = you
you-deal = You deal this deal
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
idle-watching = You are watching this table. Nobody's cards are shown to you.
idle-waiting = You are dealt in with the next deal.
idle-left = You have left this deal. Your seat is free for others when it ends; keep it, and you are dealt in with the next one.

## The bar and the menu

deal-number = Deal { $number }
deal-of = Deal { $number } of { $deals }
deal-tie-break = Tie-break deal
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
    [full_screen] Full screen
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
    L lays the selected cards down, or one card off
    K knocks with the selected card, N passes
    F declares with the selected card, B submits
    X drops, Esc lets go

drag-help = Drag a card, or choose it with Space and move it with Shift and the arrow keys.
drag-locked = No card can be moved here now.

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
knock = Knock
gin-only = Gin
knock-limit = { $limit ->
    [0] No knock
   *[other] Knock
  }
knock-limit-is = { $oklahoma ->
    [no] { $limit ->
        [0] Only gin ends the hand
       *[other] One may knock with at most { $limit } points of deadwood
      }
   *[yes] The first card was { $card }: { $limit ->
        [0] only gin ends this hand
       *[other] one may knock with at most { $limit } points of deadwood
      }
  }
points-double = Everything counts double
drop-discard = Discard
drop-finish = Finish

## What is happening

status-draw = Your turn: draw a card
status-discard = Discard a card, or declare
status-lay = { $can ->
    [down] Select a meld to lay it down, or discard
    [off] Tap a card and the meld it fits, or discard
   *[no] Discard a card
  }
status-upcard = Take the first card, or pass
status-other-upcard = { $name } may take the first card
status-knock = { $can ->
    [big] Big gin: all eleven cards in melds
    [gin] You have gin
    [knock] You may knock, or discard a card
   *[no] Discard a card
  }
status-defend = { $name } knocked with { $deadwood }: lay off what fits, then finish
status-other-defends = { $name } is laying off
status-which-meld = It fits { $count } melds: tap the one you mean
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
status-no-winner = Nobody wins this deal
status-other-away = { $name } has been away for a while. Go on, or wait?
go-on = Go on
status-stood-in = A computer plays your cards while you are away
status-sending = { $action ->
    [draw] Drawing …
    [discard] Discarding …
    [drop] Dropping …
    [declare] Declaring …
    [exchange] Exchanging …
    [lay_down] Laying down …
    [lay_off] Laying off …
    [pass] Passing …
    [knock] Knocking …
    [big_gin] Big gin …
   *[submit] Submitting …
  }
title-your-turn = ● Your turn · OpenRummy
points-now = { $family ->
    [gin] Deadwood
    [rum] In hand
   *[indian] Points
  }
points-now-help = { $family ->
    [gin] The cards in none of your groups
   *[other] What your hand would count if the deal ended now
  }

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

news-laid-down = { $mine ->
    [yes] You laid down { $cards }.
   *[no] { $name } laid down { $cards }.
  }
news-laid-off = { $mine ->
    [yes] You laid off { $card }.
   *[no] { $name } laid off { $card }.
  }
news-turned-over = The open pile was turned over: it is the new closed deck.
news-missed = { $mine ->
    [yes] You missed your turn.
   *[no] { $name } missed a turn, { $count } in a row.
  }
news-passed = { $mine ->
    [yes] You passed.
   *[no] { $name } passed.
  }
news-knocked = { $mine ->
    [yes] { $how ->
        [big_gin] You have big gin.
        [gin] You have gin.
       *[knock] You knocked with { $deadwood }.
      }
   *[no] { $how ->
        [big_gin] { $name } has big gin.
        [gin] { $name } has gin.
       *[knock] { $name } knocked with { $deadwood }.
      }
  }

## Melds on the table

melds-on-table = Melds on the table
melds-none = Nothing lies here yet. Whoever has a set or a sequence may lay it down.
meld-words = { $kind } of { $name }: { $cards }
lay-off-here = Lay off here: { $meld }

## The hand

hand = Your cards
loose = Loose cards
group-number = Group { $number }
group-label = { $kind ->
    [pure] Pure
    [impure] Impure
    [set] Set
    [tunnela] Tunnela
    [run] Sequence
    [dublee] Dublee
    [jokers] Jokers
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
take = Take it
pass = Pass
lay-down = Lay down
lay-down-group = Lay down group { $number }: { $kind }
lay-off = Lay off
lay-off-done = Done
knock-for = { $deadwood ->
    [0] Gin!
   *[other] Knock { $deadwood }
  }
big-gin = Big gin!
cancel-pick = Cancel
show-sheet = Sheet
next-deal = Next deal
take-seat = Take my seat back
next-deal-ready = Waiting for the others …
keep-seat = Keep my seat
next-missing = { $count ->
    [one] One more player is needed before the cards can be dealt.
   *[other] { $count } more players are needed before the cards can be dealt.
  }
gone-long = { $name } has been away for a while.
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
ask-knock = { $deadwood ->
    [0] Gin?
   *[other] Knock with { $deadwood }?
  }
ask-knock-text = { $card } goes face down on the pile, and your other ten cards are shown{ $deadwood ->
    [0] , all of them in melds.
   *[other] : { $deadwood } points lie in no meld.
  }
ask-leave = Leave the table?
ask-leave-price = You are in a deal: leaving now is a drop for { $points } points.
ask-leave-playing = You are in a deal. Your cards are counted when it ends, and then your seat is free.
ask-leave-match = { $format ->
    [alone] You are in a match that nobody else plays but the computer: it ends when you leave.
    [pool] You are in a match. Leaving now counts as a drop, and you are out of the pool for good.
    [chips] You are in a match. Leaving now costs the full count, and you are out of the match for good.
   *[other] You are in a match. A computer player, marked as such, plays your seat until you come back.
  }
ask-leave-text = Your seat becomes free.
leave = Leave
reason = { $reason ->
    [no_pure_sequence] no pure sequence (one without a joker)
    [no_second_sequence] no second sequence
    [invalid_group] a group is no meld
    [loose_cards] cards lie in no group
    [no_third_pure_sequence] fewer than three pure sequences
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
    [no_winner] { $declarer-mine ->
        [yes] Your declaration was not valid: { $reasons }. Nobody wins this deal, and everyone's cards are counted.
       *[no] { $declarer }'s declaration was not valid: { $reasons }. Nobody wins this deal, and everyone's cards are counted.
      }
    [last_player] { $dropped ->
        [you] You dropped: { $winner } wins.
        [one] { $loser } dropped: { $mine ->
            [yes] you win.
           *[no] { $winner } wins.
          }
        [mixed] { $mine ->
            [yes] You were the last one in and win.
           *[no] { $winner } was the last one in and wins.
          }
       *[all] Everyone else dropped: { $mine ->
            [yes] you win.
           *[no] { $winner } wins.
          }
      }
    [out] { $mine ->
        [yes] You went out first and score { $score }.
       *[no] { $winner } went out first and scores { $score }.
      }
    [rummy] { $mine ->
        [yes] Rummy! You went out in one turn: { $score }, doubled.
       *[no] Rummy! { $winner } went out in one turn: { $score }, doubled.
      }
    [knock] { $mine ->
        [yes] You knocked with { $deadwood } and score { $score }.
       *[no] { $winner } knocked with { $deadwood } and scores { $score }.
      }
    [undercut] { $mine ->
        [yes] Undercut! You have no more deadwood than { $knocker } ({ $deadwood }) and score { $score }.
       *[no] Undercut! { $winner } has no more deadwood than { $knocker } ({ $deadwood }) and scores { $score }.
      }
    [gin] { $mine ->
        [yes] Gin! You score { $score }.
       *[no] Gin! { $winner } scores { $score }.
      }
    [big_gin] { $mine ->
        [yes] Big gin! You score { $score }.
       *[no] Big gin! { $winner } scores { $score }.
      }
    [lowest_hand] No card is left to draw: { $mine ->
        [yes] you win with the fewest points.
       *[no] { $winner } wins with the fewest points.
      }
   *[void] The deal is void; nobody scores.
  }
standing = { $standing ->
    [won] wins
    [counted] counted
    [dropped] dropped
    [timeout] out of time: dropped
    [missed] missed turns: dropped
    [wrong_show] wrong show
    [left] left
   *[void] void
  }
best-would-pass = Arranged differently, these cards would have passed
best-would-count = At best these cards would have counted { $points }
best-would-save = Best arrangement: { $points }, that is { $saved } fewer
chips-this-deal = Chips in this deal
chips-total = total
added-this-deal = Added to the total
download-record = Save the record of this table

## The sheet of Gin

deadwood = Deadwood
deadwood-difference = Difference of deadwood
defends = defends
knock-how = { $how ->
    [big_gin] big gin
    [gin] gin
   *[knock] knocks
  }
laid-off-by = { $count ->
    [one] { $name } laid one card off here.
   *[other] { $name } laid { $count } cards off here.
  }
hand-bonus = { $cause ->
    [undercut] Bonus for the undercut
    [big_gin] Bonus for big gin
   *[gin] Bonus for gin
  }

## Value cards of 21-Card Rummy

settlement = What is paid
player = Player
settle-points = Points
settle-values = Values
settle-net = Net
settle-sum = Sum
held-value = holds { $value }
held-none = no values
value-now = { $marriages ->
    [0] ★ Value { $value }
    [1] ★ Marriage: value { $value }
   *[other] ★ { $marriages } marriages: value { $value }
  }
value-now-help = What your value cards (with a star) pay at the end
best-now = Best: { $points }
best-now-help = Laid in other groups, these cards would count so little
jokers-value = Value cards of this deal
jokers-value-help = Whoever holds one is paid for it at the end, whatever group it lies in: one, two or three of a kind are worth 10, 30, 50; one of each kind together is a marriage: 100.
way-help = Put them in groups, then declare
way-reached = Ready to show: { $ways }
way = { $way ->
    [tunnela] three tunnelas
    [dublee] eight dublees
    [jokers] eight jokers
   *[sequences] three pure sequences
  }
