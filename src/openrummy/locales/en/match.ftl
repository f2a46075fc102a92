# How deals add up: the match, its standings, and what it asks between two deals.

sheet-of-match = The match is over
match-so-far = The match so far
standings = Standings
standings-after = After deal { $deal } of { $deals }
idle-out = You are out of this match. You can watch it to the end.
idle-left-match = You have left this match, and watch it. Your seat is free for others when this deal ends; keep it, and you can play in the next match.
idle-tie-break = One more deal decides between those who are level. You look on.
idle-next-match = A match is on. You can play in the next one.
answer = Answer
new-match = New match

match-status = { $status ->
    [left] has left
   *[out] out
  }
compulsory = must play: no drop left
drops-left = { $count ->
    [one] 1 drop left
   *[other] { $count } drops left
  }
own-total = { $goal ->
    [0] Total { $total }
   *[other] Total { $total } of { $goal }
  }
own-total-help = How you stand in this match.
goal-is = { $out ->
    [yes] Out at { $goal }.
   *[no] Target: { $goal }.
  }
pool-is = In the pool: { $pool } chips.
chips-paid = { $chips } chips
deal-by-deal = Deal by deal
this-deal = this deal
back-at = back at { $total }
deal-short = Deal
tie-break = A tie: one more deal among { $names } decides.

## Between two deals

ask-rejoin = You are out. Come back at { $total } points for { $entry } chips?
rejoin-yes = Rejoin
rejoin-no = No, stay out
ask-split = { $name } proposes to end the match and split the pool:
split-yes = Agree
split-no = Play on
split-offer = Split the pool?
split-offer-help = If all who are still in agree, the match ends and each gets:
split-propose = Propose this split
window-waits = { $kind ->
    [rejoin] { $names } may rejoin.
   *[split] Waiting for the answer of { $names }.
  }

## Gin's score pad

score-pad = Score pad
pad-column = Game { $number }
pad-closed = closed
pad-points = Points
pad-boxes = Boxes
pad-bonus = Bonus
pad-target = A game ends at { $goal } points; boxes and bonuses are added then.
pad-all = All three games:

## The end

match-verdict = { $who ->
    [you] You win the match.
    [shared] You and { $names } share the win.
   *[others] { $count ->
        [one] { $names } wins the match.
       *[other] { $names } share the win.
      }
  }
match-cause = { $cause ->
    [last_player] The last one left in the pool.
    [auto_split] Nobody had a drop left: the pool is split equally.
    [manual_split] All agreed to split the pool.
    [deals_played] All deals have been played.
    [target] The target has been reached.
   *[decided] The lead could not be caught any more.
  }

## What was heard

news-eliminated = { $mine ->
    [yes] You are out with { $total }.
   *[no] { $name } is out with { $total }.
  }
news-rejoined = { $mine ->
    [yes] You are back in at { $total }.
   *[no] { $name } is back in at { $total }.
  }
news-left = { $mine ->
    [yes] You have left the match.
   *[no] { $name } has left the match.
  }
news-split = { $mine ->
    [yes] You proposed to split the pool.
   *[no] { $name } proposes to split the pool.
  }
news-tie-break = A tie: one more deal among { $names } decides.
news-match-ended = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } share the win.
  }
