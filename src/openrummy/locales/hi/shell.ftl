# टेबल के चारों ओर का पन्ना: पहली स्क्रीन, टेबल बनाना, पहली डील का इंतज़ार, सेटिंग, नियम।

title = OpenRummy: परिवार और दोस्तों के साथ रमी
title-table = टेबल { $code } · OpenRummy

## Shared

close = बंद करें
back-home = पहली स्क्रीन पर
try-again = फिर कोशिश करें
loading = खुल रहा है…
language = भाषा
settings = सेटिंग
chat = चैट
guest-name = मेहमान { $number }

## First screen

start-title = परिवार और दोस्तों के साथ रमी
start-line = सीधे ब्राउज़र में, हिन्दी और अंग्रेज़ी में। न साइन-अप, न विज्ञापन, न पैसा।
play-now = अभी खेलें
opponents-question = कितनों के साथ?
quick-line = { $bots ->
    [one] { $bots } कंप्यूटर खिलाड़ी
   *[other] { $bots } कंप्यूटर खिलाड़ी
  }, { $level ->
    [easy] आसान
    [hard] मुश्किल
   *[medium] मध्यम
  }
change = बदलें
play = खेलें
with-friends = दोस्तों के साथ
level-question = कितने तगड़े?
level = { $level ->
    [easy] आसान
    [hard] मुश्किल
   *[medium] मध्यम
  }
level-help = { $level ->
    [easy] जैसे कोई अभी-अभी सीखा हो।
    [hard] हर पत्ता याद रखते हैं और कुछ हाथ से जाने नहीं देते।
   *[medium] जैसे कोई दोस्त जो कभी-कभार खेलता हो।
  }
full-screen = पूरी स्क्रीन
full-screen-help = ब्राउज़र की पट्टियों के बिना।
opening = टेबल खुल रही है…
friends-title = दोस्तों के साथ खेलें
friends-line = टेबल बनाइए और लिंक भेजिए। उन्हें बस एक ब्राउज़र चाहिए।
make-table = टेबल बनाएँ
join-code = टेबल का कोड या लिंक
join = जुड़ें

## Settings

name-label = आपका नाम
name-placeholder = दोस्त आपको क्या बुलाते हैं
theme = उजला या गहरा
theme-system = डिवाइस जैसा
theme-light = उजला
theme-dark = गहरा
four-colours = चार रंग के पत्ते
four-colours-help = ईंट नीली, चिड़ी हरी: पहचानना आसान।
sound = आवाज़
sound-help = आपकी बारी आने पर हल्की आवाज़।

## Chat

chat-empty = अभी किसी ने कुछ नहीं कहा। यहाँ लिखा सिर्फ़ यही टेबल पढ़ सकती है।
chat-line = कुछ कहिए
chat-send = भेजें
chat-count = चैट ({ $count })

## Making a table

new-title = टेबल बनाएँ
game-label = खेल
bots-label = कंप्यूटर खिलाड़ी
bots-help = ये तुरंत बैठ जाते हैं। डील शुरू होने तक इन्हें जोड़ या हटा सकते हैं।
new-more = बाक़ी सारे नियम
new-more-count = { $count ->
    [one] { $count } विकल्प
   *[other] { $count } विकल्प
}
new-summary = { $seats } सीट: { $bots ->
    [0] आप और आपके दोस्तों के लिए।
    [one] आप, { $bots } कंप्यूटर खिलाड़ी, बाक़ी दोस्तों के लिए।
   *[other] आप, { $bots } कंप्यूटर खिलाड़ी, बाक़ी दोस्तों के लिए।
}
new-locked = जब तक टेबल है, नियम यही रहेंगे। बैठने से पहले सब इन्हें पढ़ सकते हैं।
option-usual = आम तौर पर: { $value }।
option-reset = आम नियम पर लौटें

## Units of options that are numbers

unit-turn_timer = { $number } से॰
unit-arrange_timer = { $number } से॰
unit-skip_disconnected = { $number } से॰

## Waiting for the first deal

connecting = टेबल खुल रही है…
dealing = पत्ते बँट रहे हैं…
offline = कनेक्शन टूट गया, फिर जोड़ रहे हैं… कुछ नहीं खोया।
lobby-title = कौन खेल रहा है?
seat-you = आप · { $state }
seat-free = ख़ाली
seat-away = दूर
seat-out = अभी नहीं खेल रहे
seat-ready = तैयार
seat-waiting = हाज़िर
sit-here = यहाँ बैठें
seat-named = सीट { $number }: { $what }
sit-down = बैठें
stand-up = उठें
bot-add = कंप्यूटर जोड़ें
bots-level = जोड़े जाने वाले कंप्यूटर
seat-bot-level = कंप्यूटर, { $level ->
    [easy] आसान
    [hard] मुश्किल
   *[medium] मध्यम
  }
bot-remove = { $name } को हटाएँ
share-title = दोस्तों को बुलाएँ
share-code = इस टेबल का कोड
share-link = इस टेबल का लिंक
share = लिंक भेजें
share-copy = लिंक कॉपी करें
share-copied = लिंक कॉपी हो गया
share-text = मेरे साथ रमी खेलिए! टेबल { $code }
share-only-here = यह लिंक सिर्फ़ इसी डिवाइस पर चलेगा। औरों के साथ खेलने के लिए सर्वर --host 0.0.0.0 से चलाएँ और पन्ना इस कंप्यूटर के नेटवर्क वाले पते से खोलें।
start-sit = खेलने के लिए सीट चुनें।
start-full = सारी सीटें भरी हैं। देखते रहिए: सीट ख़ाली हो सकती है।
start-alone-host = लिंक भेजें या कंप्यूटर खिलाड़ी जोड़ें।
start-alone = एक और खिलाड़ी का इंतज़ार है।
# A game that needs every seat taken.
start-missing = { $count ->
    [one] सारी सीटें भरने पर ही खेल शुरू होगा। एक खिलाड़ी कम है।
   *[other] सारी सीटें भरने पर ही खेल शुरू होगा। { $count } खिलाड़ी कम हैं।
  }
free-seat = सीट ख़ाली करें
free-seat-of = { $name } काफ़ी देर से यहाँ नहीं हैं: सीट ख़ाली करें
start-ready = सब आ गए? तो डील शुरू करें।
start-await = { $names } का इंतज़ार है।
start-soon = { $names } के तैयार होते ही शुरू, या
start-others = बाक़ी सब तैयार हैं। आपके तैयार होते ही शुरू, या
seconds = { $seconds } से॰
start-deal = शुरू करें
ready-done = तैयार

## Coming while others play

join-title = खेल चल रहा है
join-line = खेल रहे हैं: { $names }। { $match ->
    [yes] मैच चल रहा है: अभी बैठिए, अगले मैच में आप भी खेलेंगे।
   *[no] अभी बैठिए, अगली डील में आपको भी पत्ते मिलेंगे।
  }
join-watch = बस देखें

## Rules of the table

rules-read = नियम पढ़ें
rules-of = नियम: { $game }
rules-usual = आम नियम, कुछ नहीं बदला।
rules-changed = { $count ->
    [one] एक नियम आम से अलग है:
   *[other] { $count } नियम आम से अलग हैं:
}
rules-usually = (आम: { $value })
rules-all = इस टेबल के सारे विकल्प

## Where something cannot go on

stop-title = यह नहीं हो पाया
as-new-guest = नए मेहमान बनकर आगे बढ़ें
error-no-connection = सर्वर तक नहीं पहुँच पाए। कनेक्शन देखकर फिर कोशिश करें।
error-server-fault = सर्वर से कुछ अनजाना जवाब आया। फिर कोशिश करें।
error-page-fault = इस पन्ने पर कुछ गड़बड़ हो गई। फिर कोशिश करें।
error-no-page = यहाँ ऐसा कोई पन्ना नहीं है।
error-old-page = यह पन्ना सर्वर से पुराना है। इसे बंद करके फिर खोलें।
error-connection-closed = जवाब आने से पहले टेबल बंद हो गई।
