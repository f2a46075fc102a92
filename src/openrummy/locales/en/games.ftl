# The games: their names, one line each, and their rules in a few sentences.

family-indian = Indian Rummy
family-rum = Rummy
family-gin = Gin Rummy

game-points = Points Rummy
game-points-line = Every deal stands alone: the winner takes the points of the others.
game-points-classic = Points Rummy, classic
game-points-classic-line = The stricter way: without a pure and a second sequence every card counts.
game-pool-101 = Pool 101
game-pool-101-line = Points add up; at 101 one is out. The last one left wins the pool.
game-pool-201 = Pool 201
game-pool-201-line = The long pool: out at 201.
game-pool-61 = Pool 61
game-pool-61-line = The short pool: out at 61.
game-deals = Deals Rummy
game-deals-line = Two or three deals; the lowest total wins. No drops.
game-deals-chips = Deals with chips
game-deals-chips-line = All start with equal chips; the most after the last deal win.
game-twentyone = 21-Card Rummy
game-twentyone-line = Three packs, 21 cards, tunnelas, value cards and marriages.
game-rum = Rummy
game-rum-line = The old game: lay down, lay off, go out first.
game-rum-shuffle = Rummy, shuffled
game-rum-shuffle-line = As Rummy, but the discards are shuffled into a new deck as often as needed.
game-gin = Gin Rummy
game-gin-line = For two: knock low, or go gin.
game-gin-classic = Gin, classic
game-gin-classic-line = With the old bonuses: 20 for gin, 10 for an undercut.
game-gin-oklahoma = Oklahoma Gin
game-gin-oklahoma-line = The first card says how low one must be to knock; a spade doubles.
game-gin-straight = Straight Gin
game-gin-straight-line = No knocking: only gin ends a hand.
game-gin-hollywood = Hollywood Gin
game-gin-hollywood-line = Three games at once, on three columns of the pad.

## Headings of the rules

rules-aim = Aim
rules-wild = Jokers
rules-first = The first card
rules-turn = Your turn
rules-melds = Sets and sequences
rules-layoff = Laying off
rules-out = Going out
rules-knock = Knocking
rules-declare = Declaring
rules-wrong = Wrong declaration
rules-drop = Dropping
rules-count = Counting
rules-values = Value cards
rules-stock = When the deck runs out
rules-time = Time
rules-match = How deals add up

## Indian Rummy

rules-indian-aim = Lay your { $hand_size } cards in sequences and sets so that no card is left over. { $all_pure ->
    [yes] At least { $pure } groups must be pure sequences, without a joker; three identical cards, a tunnela, count as one.
   *[no] At least { $sequences } groups must be sequences, and at least { $pure } of them pure, without a joker.
  } { $ways ->
    [yes] Three tunnelas, eight dublees (two identical cards each) or eight jokers also win.
   *[no] { "" }
  }
rules-indian-wild = { $wild_mode ->
    [none] Printed jokers stand for any card. No card is turned for more jokers.
    [neighbours] Printed jokers stand for any card. After the deal one card is cut: all cards of its rank are jokers too, and in its own suit the ranks just above and below it.
   *[rank] Printed jokers stand for any card. After the deal one card is turned: all cards of its rank are jokers too.
  } { $wild_mode ->
    [none] { "" }
   *[other] { $wild_in_place ->
        [natural] In its own place such a card counts as itself.
       *[joker] Even in its own place such a card is a joker.
      }
  }
rules-indian-turn = Take the top card of the closed deck or of the open pile, then discard one card. { $open_joker ->
    [no] A joker cannot be taken from the open pile.
    [first_only] A joker can be taken from the open pile only as the first card of the deal.
   *[yes] { "" }
  } { $return_taken ->
    [false] What you take from the open pile may not go back there in the same turn.
   *[true] { "" }
  }
rules-indian-declare = With a complete hand, put the card left over into the finish slot and show the others in groups. You have { $arrange_timer } seconds to arrange them. { $losers_arrange ->
    [true] Then the others arrange theirs.
   *[false] The others are counted by their best arrangement.
  }
rules-indian-wrong = { $wrong_show ->
    [out] It costs { $cap } points and puts you out of the deal; the others play on.
    [no_winner] Then the deal has no winner, and everyone adds the points in hand.
   *[ends] It costs { $cap } points and ends the deal.
  } Before you submit, the page says what is still missing.
rules-indian-drop = { $drops ->
    [no] There are no drops in this game.
   *[other] { $drops ->
        [three_or_more] With three or more players you may give up:
       *[yes] Giving up costs
      } { $first_drop } points before your first draw and { $middle_drop } later. { $drop_when ->
        [own_turn] It is possible in your own turn, before drawing.
       *[any_time] It is possible at any time, but not between your draw and your discard.
      }
  }
rules-indian-count = { $loser_count ->
    [pure_needed] { $pure ->
        [3] Cards outside valid groups count; with fewer than three pure sequences every card counts.
       *[other] Cards outside valid groups count; without a pure sequence every card counts.
      }
    [runs_needed] Cards outside valid groups count; without a pure and a second sequence every card counts.
    [pure_kept] Cards outside valid groups count; without a second sequence only pure sequences are left out.
   *[melds] Only cards outside valid groups count.
  } King, queen, jack and ten count 10, an ace { $ace_count }, jokers 0, the others their number{ $capped ->
    [yes] ; never more than { $cap } in all.
   *[no] .
  }
rules-indian-values = { $values ->
    [true] Cards like the cut card and the jokers just above and below it pay merely for being held: one, two or three of a kind 10, 30, 50; one of each kind, a marriage, 100, two of them 300. At the end all who are still in settle the difference with each other.
   *[false] -
  }
rules-indian-time = { $turn_timer ->
    [off] Turns have no clock.
   *[other] A turn lasts { $turn_timer } seconds. { $missed_turns ->
        [drop] When they run out before drawing you are dropped; after drawing, the drawn card is discarded.
        [played] When they run out a card is drawn and discarded for you.
       *[other] When they run out the turn is missed; { $missed_turns } missed turns in a row are a middle drop.
      }
  }

## Rum

rules-rum-aim = Be the first to get rid of your cards: lay sets and sequences on the table, and add to those that lie there.
rules-rum-turn = Take the top of the closed deck or of the open pile; lay down and lay off as much as you like; then discard one card. What you took from the open pile may not go back in the same turn, unless it is your last card.
rules-rum-melds = A set is three or four cards of a rank. A sequence is three or more cards in a row of one suit; { $ace ->
    [high] the ace stands above the king.
    [both] the ace stands below the two or above the king.
   *[low] the ace stands only below the two.
  } { $one_meld_per_turn ->
    [true] Only one may be laid down in a turn.
   *[false] { "" }
  }
rules-rum-layoff = A card that fits may be added to any set or sequence on the table, whoever laid it. { $layoff_before_meld ->
    [false] First you must have laid down one of your own.
   *[true] { "" }
  }
rules-rum-out = The hand ends when someone has no card left{ $must_discard_to_go_out ->
    [true] ; the last card must be a discard.
   *[false] , laid down, laid off or discarded.
  } { $going_rummy ->
    [true] Whoever goes out in one turn, having laid nothing before, goes rummy and scores double.
   *[false] { "" }
  }
rules-rum-count = Whoever goes out scores what the others hold: king, queen, jack and ten 10 each, an ace 1, the others their number.
rules-rum-stock = { $stock_end ->
    [shuffle] All discards but the top one are shuffled into a new closed deck.
   *[turn_over] The open pile is turned over as it lies, at most twice in a hand; the third time nobody scores.
  }
rules-rum-time = { $turn_timer ->
    [off] Turns have no clock.
   *[other] A turn lasts { $turn_timer } seconds. When they run out a card is drawn and discarded for you.
  }

## Gin

rules-gin-aim = Two players with ten cards each form sets and sequences and keep them in hand. What lies in none is deadwood; the less, the better. The ace stands only below the two.
rules-gin-first = The first open card may be taken by the player who does not deal, then by the dealer. If both pass, play begins with a card from the closed deck.
rules-gin-turn = Take the top of the closed deck or of the open pile, then discard one card. What you took from the open pile may not go back in the same turn.
rules-gin-knock = { $oklahoma ->
    [true] The first open card says with how much deadwood one may knock; after an ace { $ace_upcard ->
        [one] at most 1.
       *[gin_only] only gin will do.
      }
   *[false] { $knock_limit ->
        [0] Only gin ends a hand: ten cards without deadwood.
       *[other] With at most { $knock_limit } points of deadwood you may discard and knock: the hand ends and all cards are shown. Without deadwood that is gin.
      }
  } { $big_gin ->
    [off] { "" }
   *[other] All eleven cards in melds are big gin.
  }
rules-gin-layoff = After a knock the other player adds what fits to the knocker's melds. After gin nothing is laid off. { $defence ->
    [player] The defender does it card by card.
   *[engine] The page finds the best way.
  }
rules-gin-count = The knocker scores the difference of deadwood. A defender with no more than the knocker{ $undercut_on_tie ->
    [false] { "" } (a tie is not enough)
   *[true] { "" }
  } undercuts and scores the difference and { $undercut_bonus } more. Gin scores the other's deadwood and { $gin_bonus } more{ $big_gin ->
    [off] .
   *[other] , big gin { $big_gin } more.
  } { $spades_double ->
    [true] Where the first card is a spade, everything counts double.
   *[false] { "" }
  }
rules-gin-stock = { $dead_hand ->
    [last_discard] With two cards left in the closed deck the last discard may be taken only to knock or go gin; else nobody scores.
   *[void] With two cards left in the closed deck nobody scores, and the same player deals again.
  }
rules-gin-time = { $turn_timer ->
    [off] Turns have no clock.
   *[other] A turn lasts { $turn_timer } seconds. When they run out a card is drawn and discarded for you, and the first card is passed.
  }

## How deals add up

rules-match-single = { $multiplier ->
    [1] Every deal stands alone: each loser's points go to the winner as chips.
   *[other] Every deal stands alone: each loser's points times { $multiplier } go to the winner as chips.
  } Chips only keep the score.
rules-match-pool = Everyone pays { $entry } chips into the pool. Points add up, and whoever reaches { $limit } is out; the last one left takes the pool. { $rejoin ->
    [true] Who is out may come back for another entry, one point above the highest total, as long as that leaves a drop.
   *[false] { "" }
  } { $compulsory ->
    [never] { "" }
   *[other] Who has no drop left must play.
  } { $manual_split ->
    [true] Two or three players may agree to split the pool.
   *[false] { "" }
  }
rules-match-deals = { $deals } deals are played and all points are added, also those above what the sheet shows. The lowest total wins; equal ones win together.
rules-match-chips = Everyone begins with 80 chips for each of the { $deals } deals, and each loser pays the winner one chip a point. Most chips win; a tie is decided by one more deal.
rules-match-target = The first to reach { $target } wins; if two pass it at once, the higher total. A tie plays on.
rules-match-boxes = { $columns ->
    [3] Three games run side by side: your first won hand counts in the first, the second in two, every later one in all three. Each game ends at { $target } points.
   *[1] The game ends when someone has { $target } points.
  } Then each hand won, a box, adds { $box_bonus }, and the winner { $game_bonus }. { $shutout ->
    [off] { "" }
   *[other] An opponent without a point makes it dearer still.
  }
