# टेबल की स्क्रीन।

## Cards

card-name = { $suit ->
    [spade] हुकुम
    [heart] पान
    [diamond] ईंट
   *[club] चिड़ी
  } { $rank ->
    [A] का इक्का
    [J] का ग़ुलाम
    [Q] की बेगम
    [K] का बादशाह
   *[other] का { $rank }
  }
card-joker = छपा हुआ जोकर
card-wild = { $name }, जोकर
card-taken = { $name }, अभी उठाया
card-unknown = बंद गड्डी का पत्ता

## Seats

table = टेबल
seats = खिलाड़ी
seat-number = सीट { $number }
seat-dealer = इस डील में बाँटने वाला
seat-dealer-mark = D
away-now = कनेक्शन नहीं
seat-leaving = जा रहे हैं
seat-dropped = { $kind ->
    [first] ड्रॉप
   *[middle] ड्रॉप
  }
seat-sitting-out = ब्रेक पर
seat-waits = अगली डील
seat-facts = { $bot ->
    [yes] कंप्यूटर,
   *[no] { "" }
  } { $dealer ->
    [yes] डीलर,
   *[no] { "" }
  } हाथ में { $cards } पत्ते, { $chips } चिप्स
you = आप
you-deal = इस डील के डीलर आप हैं
watchers = { $count } दर्शक
idle-watching = आप यह टेबल देख रहे हैं। किसी के पत्ते आपको नहीं दिखते।
idle-waiting = अगली डील में आपको पत्ते मिलेंगे।

## The bar and the menu

deal-number = डील { $number }
bar-button = { $what ->
    [rules] इस टेबल के नियम
    [sheet] पिछली शीट
    [chat] { $count ->
        [0] चैट
       *[other] चैट, { $count } नए
      }
   *[menu] मेन्यू
  }
menu = टेबल
menu-entry = { $entry ->
    [rules] इस टेबल के नियम
    [sheet] पिछली शीट
    [chat] चैट
    [settings] सेटिंग
    [invite] दोस्तों को बुलाएँ
    [keys] कीबोर्ड से खेलना
    [sit_out] आगे की डील छोड़ें
    [come_back] अगली डील से फिर खेलें
   *[leave] टेबल छोड़ें
  }
keys-help =
    ← → से एक पत्ते से दूसरे पर जाएँ, Shift के साथ पत्ता खिसकाएँ
    Space से चुनें
    G ग्रुप, U अलग, O सॉर्ट
    S बंद गड्डी से उठाएँ, P खुला पत्ता लें
    D चुना हुआ पत्ता फेंकें
    F चुने पत्ते से डिक्लेयर, B सबमिट
    X ड्रॉप, Esc छोड़ें

## The middle

wild = जोकर
wild-is = कटा हुआ पत्ता: { $card }। इस डील में इसका नंबर जोकर है। सारे जोकर देखें
jokers = इस डील के जोकर
jokers-help = जोकर सीक्वेंस या सेट में किसी भी दूसरे पत्ते की जगह ले सकता है और उसके 0 पॉइंट हैं। प्योर सीक्वेंस में कोई पत्ता दूसरे की जगह नहीं लेता।
jokers-cut = पत्ते बँटने के बाद यह खुला: { $card }। इसलिए उस नंबर के सारे पत्ते जोकर हैं। वह पत्ता ख़ुद खेल से बाहर है।
stock = बंद
stock-facts = बंद गड्डी, { $count } पत्ते
pile = खुली
pile-empty = खुली गड्डी, ख़ाली
pile-facts = खुली गड्डी, ऊपर { $card }। { $take ->
    [yes] इसे लें
   *[no] पिछले फेंके पत्ते देखें
  }
last-discards = पिछले फेंके पत्ते
last-discards-help = सबसे नया पहले।
finish-slot = फ़िनिश
finish-is = फ़िनिश स्लॉट में: { $card }
finish-hidden = फ़िनिश स्लॉट में एक उल्टा पत्ता है
drop-discard = फेंकें
drop-finish = फ़िनिश

## What is happening

status-draw = आपकी बारी: पत्ता उठाएँ
status-discard = पत्ता फेंकें या डिक्लेयर करें
status-pick = फ़िनिश स्लॉट का पत्ता चुनें
status-other-draws = { $name } की बारी
status-other-discards = { $name } ने पत्ता उठाया, सोच रहे हैं
status-arrange = आपने डिक्लेयर किया: 13 पत्ते जमाकर सबमिट करें
status-arrange-missing = अभी सही नहीं: { $missing }
status-arrange-valid = सब सही है: सबमिट करें
status-complete = हाथ पूरा है: बचा पत्ता फ़िनिश में रखकर डिक्लेयर करें
status-other-arranges = { $name } ने डिक्लेयर किया, पत्ते जमा रहे हैं
status-count = { $name } ने डिक्लेयर किया। पत्ते जमाकर सबमिट करें
status-count-wait = { $mine ->
    [yes] आपका डिक्लेयर सही है। { $names } का इंतज़ार
   *[no] { $name } ने डिक्लेयर किया। { $names } का इंतज़ार
  }
status-ended = { $name } यह डील जीते
status-won = यह डील आप जीते
status-void = डील रद्द; किसी के पॉइंट नहीं
status-sending = { $action ->
    [draw] पत्ता उठा रहे हैं …
    [discard] पत्ता फेंक रहे हैं …
    [drop] ड्रॉप हो रहा है …
    [declare] डिक्लेयर हो रहा है …
    [exchange] पत्ता बदल रहा है …
   *[submit] सबमिट हो रहा है …
  }
title-your-turn = ● आपकी बारी · OpenRummy
points-now = पॉइंट
points-now-help = डील अभी ख़त्म हो तो आपके हाथ के पॉइंट

news-deal = डील { $number } शुरू।
news-drew = { $mine ->
    [yes] आपने { $known ->
        [yes] { $card }
       *[no] एक पत्ता
      } उठाया।
   *[no] { $name } ने { $source ->
        [pile] खुली गड्डी से { $card } लिया
       *[stock] बंद गड्डी से पत्ता उठाया
      }।
  }
news-discarded = { $mine ->
    [yes] आपने { $card } फेंका।
   *[no] { $name } ने { $card } फेंका।
  }
news-dropped = { $mine ->
    [yes] आपने { $points } पॉइंट पर ड्रॉप किया।
   *[no] { $name } ने { $points } पॉइंट पर ड्रॉप किया।
  }
news-declared = { $mine ->
    [yes] आपने डिक्लेयर किया।
   *[no] { $name } ने डिक्लेयर किया।
  }
news-shown = { $valid ->
    [yes] { $mine ->
        [yes] आपका डिक्लेयर सही है।
       *[no] { $name } का डिक्लेयर सही है।
      }
   *[no] { $mine ->
        [yes] आपका डिक्लेयर ग़लत है।
       *[no] { $name } का डिक्लेयर ग़लत है।
      }
  }

## The hand

hand = आपके पत्ते
loose = खुले पत्ते
group-number = ग्रुप { $number }
group-label = { $kind ->
    [pure] प्योर
    [impure] इम्प्योर
    [set] सेट
    [tunnela] टनेला
    [none] मेल्ड नहीं
    [loose] बिना ग्रुप
   *[unknown] …
  }
new-group = यहाँ छोड़ें: नया ग्रुप
move-here = यहाँ
move-to-group = { $count ->
    [one] चुना हुआ पत्ता ग्रुप { $number } में रखें
   *[other] { $count } पत्ते ग्रुप { $number } में रखें
  }
move-to-loose = { $count ->
    [one] चुना हुआ पत्ता ग्रुप से बाहर रखें
   *[other] { $count } पत्ते ग्रुप से बाहर रखें
  }

## Actions

actions = चालें
group = ग्रुप
ungroup = अलग
sort = सॉर्ट
draw = उठाएँ
discard = फेंकें
declare = डिक्लेयर
exchange = बदलें
submit = सबमिट
drop-for = ड्रॉप { $points }
cancel-pick = रहने दें
show-sheet = शीट
next-deal = अगली डील
next-deal-ready = बाक़ी खिलाड़ियों का इंतज़ार …
ready-state = { $ready ->
    [yes] तैयार
   *[no] अभी तैयार नहीं
  }
starts-in = { $seconds } सेकंड में शुरू

## Questions

keep-playing = खेलते रहें
keep-arranging = जमाते रहें
stay = यहीं रहें
ask-drop = { $points } पॉइंट पर ड्रॉप करें?
ask-drop-text = आप पत्ते रख देंगे और इस डील में आगे नहीं खेलेंगे।
ask-declare = { $card } फ़िनिश स्लॉट में रखकर डिक्लेयर करें?
ask-declare-text = डिक्लेयर वापस नहीं लिया जा सकता।
ask-declare-missing = डिक्लेयर वापस नहीं लिया जा सकता, और ग़लत डिक्लेयर के { $cap } पॉइंट लगते हैं। पत्ते जमाने के लिए 60 सेकंड मिलेंगे। अभी यह कमी है:
ask-submit = ग़लत हाथ सबमिट करें?
ask-submit-missing = इससे आपको { $cap } पॉइंट लगेंगे। यह कमी है:
submit-anyway = फिर भी सबमिट
ask-leave = टेबल छोड़ें?
ask-leave-price = डील चल रही है: अभी जाना { $points } पॉइंट का ड्रॉप है।
ask-leave-playing = डील चल रही है। इसके ख़त्म होने पर आपके पत्ते गिने जाएँगे, फिर सीट ख़ाली होगी।
ask-leave-text = आपकी सीट ख़ाली हो जाएगी।
leave = छोड़ें
reason = { $reason ->
    [no_pure_sequence] प्योर सीक्वेंस (बिना जोकर की) नहीं है
    [no_second_sequence] दूसरी सीक्वेंस नहीं है
    [invalid_group] कोई ग्रुप मेल्ड नहीं है
    [loose_cards] कुछ पत्ते किसी ग्रुप में नहीं हैं
    [life_too_short] ज़रूरी सीक्वेंस छोटी है
   *[other] नियम की कोई शर्त बाक़ी है
  }

## The sheet

sheet = शीट
sheet-of = डील { $number } की शीट
verdict = { $cause ->
    [shown] { $mine ->
        [yes] आप सही डिक्लेयर से जीते।
       *[no] { $winner } सही डिक्लेयर से जीते।
      }
    [wrong_show] { $declarer-mine ->
        [yes] आपका डिक्लेयर ग़लत था: { $reasons }। { $alone ->
            [yes] आख़िर तक { $winner } बचे और जीते।
           *[no] { $winner } सबसे कम पॉइंटों से जीते।
          }
       *[no] { $declarer } का डिक्लेयर ग़लत था: { $reasons }। { $mine ->
            [yes] { $alone ->
                [yes] आख़िर तक आप बचे और जीते।
               *[no] आप सबसे कम पॉइंटों से जीते।
              }
           *[no] { $alone ->
                [yes] आख़िर तक { $winner } बचे और जीते।
               *[no] { $winner } सबसे कम पॉइंटों से जीते।
              }
          }
      }
    [last_player] { $dropped ->
        [you] आपने ड्रॉप किया: { $winner } जीते।
        [one] { $loser } ने ड्रॉप किया: { $mine ->
            [yes] आप जीते।
           *[no] { $winner } जीते।
          }
       *[all] बाक़ी सबने ड्रॉप किया: { $mine ->
            [yes] आप जीते।
           *[no] { $winner } जीते।
          }
      }
   *[void] डील रद्द; किसी के पॉइंट नहीं।
  }
standing = { $standing ->
    [won] जीते
    [counted] गिने गए
    [dropped] ड्रॉप
    [timeout] समय ख़त्म: ड्रॉप
    [wrong_show] ग़लत डिक्लेयर
   *[void] रद्द
  }
best-would-pass = दूसरी तरह जमाने पर यही पत्ते सही डिक्लेयर होते
best-would-count = सबसे अच्छी तरह जमाने पर { $points } पॉइंट होते
best-would-save = सबसे अच्छा: { $points } पॉइंट, यानी { $saved } कम
chips-this-deal = इस डील के चिप्स
chips-total = कुल
