# डील कैसे जुड़ती हैं: मैच, उसका हाल, और दो डील के बीच के सवाल।

sheet-of-match = मैच ख़त्म
match-so-far = अब तक का मैच
standings = अब तक का हाल
standings-after = डील { $deal }/{ $deals } के बाद
idle-out = आप इस मैच से बाहर हैं। आख़िर तक देख सकते हैं।
idle-left-match = आप यह मैच छोड़ चुके हैं, अब देख सकते हैं। डील ख़त्म होते ही सीट औरों के लिए ख़ाली हो जाएगी; सीट रखें तो अगले मैच में खेल सकेंगे।
idle-tie-break = बराबरी वालों के बीच एक और डील फ़ैसला करेगी। आप देख सकते हैं।
idle-next-match = मैच चल रहा है। अगले मैच में आप खेल सकते हैं।
answer = जवाब दें
new-match = नया मैच

match-status = { $status ->
    [left] चले गए
   *[out] बाहर
  }
compulsory = खेलना ज़रूरी: ड्रॉप नहीं बचा
drops-left = { $count ->
    [one] 1 ड्रॉप बाक़ी
   *[other] { $count } ड्रॉप बाक़ी
  }
own-total = { $goal ->
    [0] कुल { $total }
   *[other] कुल { $total } / { $goal }
  }
own-total-help = इस मैच में अब तक आपका हाल।
goal-is = { $out ->
    [yes] { $goal } पर बाहर।
   *[no] लक्ष्य: { $goal }।
  }
pool-is = पूल में: { $pool } चिप्स।
chips-paid = { $chips } चिप्स
deal-by-deal = हर डील का हिसाब
this-deal = इस डील में
back-at = वापसी { $total } पर
deal-short = डील
tie-break = बराबरी: { $names } के बीच एक और डील से फ़ैसला।

## Between two deals

ask-rejoin = आप बाहर हो गए। { $entry } चिप्स देकर { $total } पॉइंट पर रीजॉइन करें?
rejoin-yes = रीजॉइन
rejoin-no = नहीं
ask-split = { $name } मैच यहीं ख़त्म करके पूल बाँटना चाहते हैं:
split-yes = मंज़ूर
split-no = खेलते रहें
split-offer = पूल बाँट लें?
split-offer-help = जो अभी खेल में हैं वे सब मान जाएँ तो मैच ख़त्म, और सबको मिलेगा:
split-propose = यह बँटवारा रखें
window-waits = { $kind ->
    [rejoin] { $names } रीजॉइन कर सकते हैं।
   *[split] { $names } के जवाब का इंतज़ार।
  }

## Gin's score pad

score-pad = स्कोर पैड
pad-column = गेम { $number }
pad-closed = पूरा
pad-points = पॉइंट
pad-boxes = बॉक्स
pad-bonus = बोनस
pad-target = { $goal } पॉइंट पर गेम ख़त्म; बॉक्स और बोनस तब जुड़ते हैं।
pad-all = तीनों गेम मिलाकर:

## The end

match-verdict = { $who ->
    [you] मैच आप जीते।
    [shared] आप और { $names } साथ जीते।
   *[others] { $count ->
        [one] { $names } मैच जीते।
       *[other] { $names } साथ जीते।
      }
  }
match-cause = { $cause ->
    [last_player] पूल में आख़िर तक टिके।
    [auto_split] किसी के पास ड्रॉप नहीं बचा: पूल बराबर बँटा।
    [manual_split] सबने मिलकर पूल बाँटा।
    [deals_played] सारी डील हो गईं।
    [target] लक्ष्य पूरा हुआ।
   *[decided] अब कोई आगे नहीं निकल सकता था।
  }

## What was heard

news-eliminated = { $mine ->
    [yes] आप { $total } पर बाहर हुए।
   *[no] { $name } { $total } पर बाहर हुए।
  }
news-rejoined = { $mine ->
    [yes] आप { $total } पर फिर खेल में हैं।
   *[no] { $name } { $total } पर फिर खेल में हैं।
  }
news-left = { $mine ->
    [yes] आपने मैच छोड़ दिया।
   *[no] { $name } ने मैच छोड़ दिया।
  }
news-split = { $mine ->
    [yes] आपने पूल बाँटने का प्रस्ताव रखा।
   *[no] { $name } पूल बाँटना चाहते हैं।
  }
news-tie-break = बराबरी: { $names } के बीच एक और डील से फ़ैसला।
news-match-ended = { $count ->
    [one] { $names } मैच जीते।
   *[other] { $names } साथ जीते।
  }
