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
card-barred = { $name }, इस बारी में खुली गड्डी पर वापस नहीं जा सकता
card-value = { $name }, वैल्यू पत्ता
card-by = { $card } ({ $name } ने जोड़ा)

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
seat-wrong-show = ग़लत शो
seat-left = चले गए
seat-stand-in = कंप्यूटर खेल रहा है
missed-turns = { $count ->
    [one] 1 बारी चूकी
   *[other] लगातार { $count } बारी चूकी
  }
seat-facts = { $bot ->
    [yes] कंप्यूटर,
   *[no] { "" }
  } { $dealer ->
    [yes] डीलर,
   *[no] { "" }
  } हाथ में { $cards } पत्ते, { $match ->
    [yes] कुल { $chips } पॉइंट
   *[no] { $chips } चिप्स
  }
you = आप
you-deal = इस डील के डीलर आप हैं
watchers = { $count } दर्शक
idle-watching = आप यह टेबल देख रहे हैं। किसी के पत्ते आपको नहीं दिखते।
idle-left = आप यह डील छोड़ चुके हैं। डील ख़त्म होते ही सीट औरों के लिए ख़ाली हो जाएगी; सीट रखें तो अगली डील में आपको पत्ते मिलेंगे।
idle-waiting = अगली डील में आपको पत्ते मिलेंगे।

## The bar and the menu

deal-number = डील { $number }
deal-of = डील { $number }/{ $deals }
deal-tie-break = फ़ैसले की डील
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
    [full_screen] पूरी स्क्रीन
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
    L चुने पत्ते बिछाएँ, या एक पत्ता जोड़ें
    K चुने पत्ते से नॉक, N पास
    F चुने पत्ते से डिक्लेयर, B सबमिट
    X ड्रॉप, Esc छोड़ें

drag-help = पत्ते को खींचें, या स्पेस से चुनकर Shift और तीर वाली कुंजियों से खिसकाएँ।
drag-locked = यहाँ अभी कोई पत्ता नहीं खिसकता।

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
knock = नॉक
gin-only = जिन
knock-limit = { $limit ->
    [0] नॉक नहीं
   *[other] नॉक
  }
knock-limit-is = { $oklahoma ->
    [no] { $limit ->
        [0] सिर्फ़ जिन से हाथ ख़त्म होता है
       *[other] ज़्यादा से ज़्यादा { $limit } डेडवुड पर नॉक कर सकते हैं
      }
   *[yes] पहला पत्ता { $card } था: { $limit ->
        [0] इस हाथ में सिर्फ़ जिन चलेगा
       *[other] ज़्यादा से ज़्यादा { $limit } डेडवुड पर नॉक कर सकते हैं
      }
  }
points-double = सब कुछ दोगुना
drop-discard = फेंकें
drop-finish = फ़िनिश

## What is happening

status-draw = आपकी बारी: पत्ता उठाएँ
status-discard = पत्ता फेंकें या डिक्लेयर करें
status-lay = { $can ->
    [down] मेल्ड के पत्ते चुनकर बिछाएँ, या एक पत्ता फेंकें
    [off] पत्ता चुनकर मेल्ड पर जोड़ें, या फेंकें
   *[no] एक पत्ता फेंकें
  }
status-upcard = पहला पत्ता लें या पास करें
status-other-upcard = { $name } पहला पत्ता ले सकते हैं
status-knock = { $can ->
    [big] बिग जिन: ग्यारहों पत्ते मेल्ड में
    [gin] आपका जिन बन गया
    [knock] नॉक करें या पत्ता फेंकें
   *[no] एक पत्ता फेंकें
  }
status-defend = { $name } ने { $deadwood } पर नॉक किया: जो जुड़े जोड़ें, फिर पूरा करें
status-other-defends = { $name } पत्ते जोड़ रहे हैं
status-which-meld = यह { $count } मेल्ड में जुड़ सकता है: जिसमें जोड़ना हो, उसे चुनें
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
status-no-winner = यह डील कोई नहीं जीता
status-other-away = { $name } काफ़ी देर से यहाँ नहीं हैं। आगे बढ़ें या इंतज़ार करें?
go-on = आगे बढ़ें
status-stood-in = आपके पत्ते अभी कंप्यूटर खेल रहा है
status-sending = { $action ->
    [draw] पत्ता उठा रहे हैं …
    [discard] पत्ता फेंक रहे हैं …
    [drop] ड्रॉप हो रहा है …
    [declare] डिक्लेयर हो रहा है …
    [exchange] पत्ता बदल रहा है …
    [lay_down] मेल्ड बिछा रहे हैं …
    [lay_off] पत्ता जोड़ रहे हैं …
    [pass] पास …
    [knock] नॉक …
    [big_gin] बिग जिन …
   *[submit] सबमिट हो रहा है …
  }
title-your-turn = ● आपकी बारी · OpenRummy
points-now = { $family ->
    [gin] डेडवुड
    [rum] हाथ में
   *[indian] पॉइंट
  }
points-now-help = { $family ->
    [gin] जो पत्ते किसी ग्रुप में नहीं हैं
   *[other] डील अभी ख़त्म हो तो आपके हाथ के पॉइंट
  }

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

news-laid-down = { $mine ->
    [yes] आपने बिछाए: { $cards }।
   *[no] { $name } ने बिछाए: { $cards }।
  }
news-laid-off = { $mine ->
    [yes] आपने { $card } जोड़ा।
   *[no] { $name } ने { $card } जोड़ा।
  }
news-turned-over = खुली गड्डी पलट दी गई: अब वही बंद गड्डी है।
news-missed = { $mine ->
    [yes] आपकी बारी चूक गई।
   *[no] { $name } की बारी चूकी, लगातार { $count }।
  }
news-passed = { $mine ->
    [yes] आपने पास किया।
   *[no] { $name } ने पास किया।
  }
news-knocked = { $mine ->
    [yes] { $how ->
        [big_gin] आपका बिग जिन।
        [gin] आपका जिन।
       *[knock] आपने { $deadwood } पर नॉक किया।
      }
   *[no] { $how ->
        [big_gin] { $name } का बिग जिन।
        [gin] { $name } का जिन।
       *[knock] { $name } ने { $deadwood } पर नॉक किया।
      }
  }

## Melds on the table

melds-on-table = टेबल पर बिछे मेल्ड
melds-none = अभी कुछ नहीं बिछा। जिसके पास सेट या सीक्वेंस हो, वह बिछा सकता है।
meld-words = { $name } का { $kind }: { $cards }
lay-off-here = यहाँ जोड़ें: { $meld }

## The hand

hand = आपके पत्ते
loose = खुले पत्ते
group-number = ग्रुप { $number }
group-label = { $kind ->
    [pure] प्योर
    [impure] इम्प्योर
    [set] सेट
    [tunnela] टनेला
    [run] सीक्वेंस
    [dublee] डबली
    [jokers] जोकर
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
take = ले लें
pass = पास
lay-down = बिछाएँ
lay-down-group = ग्रुप { $number } बिछाएँ: { $kind }
lay-off = जोड़ें
lay-off-done = पूरा
knock-for = { $deadwood ->
    [0] जिन!
   *[other] नॉक { $deadwood }
  }
big-gin = बिग जिन!
cancel-pick = रहने दें
show-sheet = शीट
next-deal = अगली डील
take-seat = अपनी सीट वापस लें
next-deal-ready = बाक़ी खिलाड़ियों का इंतज़ार …
keep-seat = मेरी सीट रखें
next-missing = { $count ->
    [one] पत्ते बाँटने के लिए एक खिलाड़ी और चाहिए।
   *[other] पत्ते बाँटने के लिए { $count } खिलाड़ी और चाहिए।
  }
gone-long = { $name } काफ़ी देर से यहाँ नहीं हैं।
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
ask-knock = { $deadwood ->
    [0] जिन?
   *[other] { $deadwood } पर नॉक करें?
  }
ask-knock-text = { $card } उल्टा फेंका जाएगा और बाक़ी दस पत्ते दिखेंगे{ $deadwood ->
    [0] , सब मेल्ड में।
   *[other] : { $deadwood } पॉइंट किसी मेल्ड में नहीं हैं।
  }
ask-leave = टेबल छोड़ें?
ask-leave-price = डील चल रही है: अभी जाना { $points } पॉइंट का ड्रॉप है।
ask-leave-playing = डील चल रही है। इसके ख़त्म होने पर आपके पत्ते गिने जाएँगे, फिर सीट ख़ाली होगी।
ask-leave-match = { $format ->
    [alone] इस मैच में आपके अलावा सिर्फ़ कंप्यूटर हैं: आपके जाते ही मैच ख़त्म हो जाएगा।
    [pool] मैच चल रहा है। अभी जाना ड्रॉप है और आप पूल से हमेशा के लिए बाहर।
    [chips] मैच चल रहा है। अभी जाने पर पूरे पॉइंट लगेंगे और आप मैच से हमेशा के लिए बाहर।
   *[other] मैच चल रहा है। आपके लौटने तक आपकी सीट एक कंप्यूटर खेलेगा, और उस पर निशान रहेगा।
  }
ask-leave-text = आपकी सीट ख़ाली हो जाएगी।
leave = छोड़ें
reason = { $reason ->
    [no_pure_sequence] प्योर सीक्वेंस (बिना जोकर की) नहीं है
    [no_second_sequence] दूसरी सीक्वेंस नहीं है
    [invalid_group] कोई ग्रुप मेल्ड नहीं है
    [loose_cards] कुछ पत्ते किसी ग्रुप में नहीं हैं
    [no_third_pure_sequence] तीन प्योर सीक्वेंस नहीं हैं
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
    [no_winner] { $declarer-mine ->
        [yes] आपका डिक्लेयर ग़लत था: { $reasons }। यह डील कोई नहीं जीता, सबके पत्ते गिने गए।
       *[no] { $declarer } का डिक्लेयर ग़लत था: { $reasons }। यह डील कोई नहीं जीता, सबके पत्ते गिने गए।
      }
    [last_player] { $dropped ->
        [you] आपने ड्रॉप किया: { $winner } जीते।
        [one] { $loser } ने ड्रॉप किया: { $mine ->
            [yes] आप जीते।
           *[no] { $winner } जीते।
          }
        [mixed] { $mine ->
            [yes] आख़िर तक आप बचे और जीते।
           *[no] आख़िर तक { $winner } बचे और जीते।
          }
       *[all] बाक़ी सबने ड्रॉप किया: { $mine ->
            [yes] आप जीते।
           *[no] { $winner } जीते।
          }
      }
    [out] { $mine ->
        [yes] आपका हाथ सबसे पहले ख़ाली हुआ: { $score } पॉइंट।
       *[no] { $winner } का हाथ सबसे पहले ख़ाली हुआ: { $score } पॉइंट।
      }
    [rummy] { $mine ->
        [yes] रमी! आपने एक ही बारी में हाथ ख़ाली किया: दोगुने, { $score } पॉइंट।
       *[no] रमी! { $winner } ने एक ही बारी में हाथ ख़ाली किया: दोगुने, { $score } पॉइंट।
      }
    [knock] { $mine ->
        [yes] आपने { $deadwood } पर नॉक किया: { $score } पॉइंट।
       *[no] { $winner } ने { $deadwood } पर नॉक किया: { $score } पॉइंट।
      }
    [undercut] { $mine ->
        [yes] अंडरकट! आपका डेडवुड { $knocker } के { $deadwood } से ज़्यादा नहीं: आपके { $score } पॉइंट।
       *[no] अंडरकट! { $winner } का डेडवुड { $knocker } के { $deadwood } से ज़्यादा नहीं: { $score } पॉइंट।
      }
    [gin] { $mine ->
        [yes] जिन! आपके { $score } पॉइंट।
       *[no] जिन! { $winner } के { $score } पॉइंट।
      }
    [big_gin] { $mine ->
        [yes] बिग जिन! आपके { $score } पॉइंट।
       *[no] बिग जिन! { $winner } के { $score } पॉइंट।
      }
    [lowest_hand] उठाने को कोई पत्ता नहीं बचा: { $mine ->
        [yes] आप सबसे कम पॉइंटों से जीते।
       *[no] { $winner } सबसे कम पॉइंटों से जीते।
      }
   *[void] डील रद्द; किसी के पॉइंट नहीं।
  }
standing = { $standing ->
    [won] जीते
    [counted] गिने गए
    [dropped] ड्रॉप
    [timeout] समय ख़त्म: ड्रॉप
    [missed] बारी चूकी: ड्रॉप
    [wrong_show] ग़लत डिक्लेयर
    [left] चले गए
   *[void] रद्द
  }
best-would-pass = दूसरी तरह जमाने पर यही पत्ते सही डिक्लेयर होते
best-would-count = सबसे अच्छी तरह जमाने पर { $points } पॉइंट होते
best-would-save = सबसे अच्छा: { $points } पॉइंट, यानी { $saved } कम
chips-this-deal = इस डील के चिप्स
chips-total = कुल
added-this-deal = कुल में जुड़े
download-record = इस टेबल का रिकॉर्ड सहेजें

## The sheet of Gin

deadwood = डेडवुड
deadwood-difference = डेडवुड का फ़र्क़
defends = बचाव
knock-how = { $how ->
    [big_gin] बिग जिन
    [gin] जिन
   *[knock] नॉक
  }
laid-off-by = { $count ->
    [one] { $name } ने यहाँ एक पत्ता जोड़ा।
   *[other] { $name } ने यहाँ { $count } पत्ते जोड़े।
  }
hand-bonus = { $cause ->
    [undercut] अंडरकट का बोनस
    [big_gin] बिग जिन का बोनस
   *[gin] जिन का बोनस
  }

## Value cards of 21-Card Rummy

settlement = हिसाब
player = खिलाड़ी
settle-points = पॉइंट
settle-values = वैल्यू
settle-net = कुल
settle-sum = जोड़
held-value = वैल्यू { $value }
held-none = वैल्यू नहीं
value-now = { $marriages ->
    [0] ★ वैल्यू { $value }
    [1] ★ मैरिज: वैल्यू { $value }
   *[other] ★ { $marriages } मैरिज: वैल्यू { $value }
  }
value-now-help = आपके सितारे वाले पत्तों के आख़िर में इतने मिलेंगे
best-now = सबसे कम: { $points }
best-now-help = दूसरे ग्रुप में लगाने पर इन पत्तों के इतने ही पॉइंट होंगे
jokers-value = इस डील के वैल्यू पत्ते
jokers-value-help = जिसके हाथ में ये हों उसे आख़िर में इनके पॉइंट मिलते हैं, चाहे किसी भी ग्रुप में हों: एक, दो, तीन एक जैसे 10, 30, 50 के; तीनों तरह का एक-एक साथ हो तो मैरिज: 100।
way-help = इन्हें ग्रुप में लगाकर डिक्लेयर करें
way-reached = शो तैयार: { $ways }
way = { $way ->
    [tunnela] तीन टनेला
    [dublee] आठ डबली
    [jokers] आठ जोकर
   *[sequences] तीन प्योर सीक्वेंस
  }
