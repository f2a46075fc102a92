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
play-now-help = कंप्यूटर के साथ पॉइंट्स रमी
opponents-question = कितनों के साथ?
opponents = { $number ->
    [one] { $number } कंप्यूटर खिलाड़ी
   *[other] { $number } कंप्यूटर खिलाड़ी
}
opponents-help = आपकी टेबल पर कंप्यूटर खिलाड़ी
opening = टेबल खुल रही है…
friends-title = दोस्तों के साथ खेलें
friends-line = टेबल बनाइए और लिंक भेजिए। उन्हें बस एक ब्राउज़र चाहिए।
make-table = टेबल बनाएँ
join-code = टेबल का कोड या लिंक
join = जुड़ें
games-title = खेल
coming = जल्द
game-open = टेबल बनाएँ
game-points = पॉइंट्स रमी
game-points-line = हर डील अपने आप में पूरी: बाक़ी सबके पॉइंट जीतने वाले को।
game-pool = पूल रमी
game-pool-line = पॉइंट जुड़ते जाते हैं; 101 या 201 पर खिलाड़ी बाहर।
game-deals = डील्स रमी
game-deals-line = दो या तीन डील; सबसे कम कुल वाला जीतता है।
game-twentyone = 21 पत्तों की रमी
game-twentyone-line = तीन गड्डियाँ, 21 पत्ते, टनेला और मैरिज।
game-rum = रमी
game-rum-line = पुराना खेल: पत्ते बिछाइए, जोड़िए, सबसे पहले ख़ाली कीजिए।
game-gin = जिन रमी
game-gin-line = दो के लिए: कम पर नॉक, या सीधे जिन।

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
seat-bot = कंप्यूटर
seat-away = दूर
seat-out = अभी नहीं खेल रहे
seat-ready = तैयार
seat-waiting = हाज़िर
sit-here = यहाँ बैठें
seat-named = सीट { $number }: { $what }
sit-down = बैठें
stand-up = उठें
bot-add = कंप्यूटर जोड़ें
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
start-ready = सब आ गए? तो डील शुरू करें।
start-await = { $names } का इंतज़ार है।
start-soon = { $names } के तैयार होते ही शुरू, या
start-others = बाक़ी सब तैयार हैं। आपके तैयार होते ही शुरू, या
seconds = { $seconds } से॰
start-deal = शुरू करें
ready-done = तैयार

## Coming while others play

join-title = खेल चल रहा है
join-line = खेल रहे हैं: { $names }। अभी बैठिए, अगली डील में आपको भी पत्ते मिलेंगे।
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
rules-aim = लक्ष्य
rules-indian-aim = अपने { $hand_size } पत्तों को सीक्वेंस और सेट में ऐसे लगाइए कि कोई पत्ता न बचे। कम से कम { $sequences } ग्रुप सीक्वेंस हों, और उनमें कम से कम { $pure } प्योर, यानी बिना जोकर का।
rules-wild = जोकर
rules-indian-wild = { $wild_mode ->
    [none] छपे जोकर किसी भी पत्ते की जगह ले सकते हैं। और जोकर के लिए कोई पत्ता नहीं खोला जाता।
   *[rank] छपे जोकर किसी भी पत्ते की जगह ले सकते हैं। डील के बाद एक पत्ता खुलता है: उस नंबर के सारे पत्ते भी जोकर हैं।
}
rules-turn = आपकी बारी
rules-indian-turn = बंद गड्डी या खुली गड्डी का ऊपर वाला पत्ता लीजिए, फिर एक पत्ता फेंकिए।
rules-declare = डिक्लेयर
rules-indian-declare = हाथ पूरा हो तो बचा हुआ पत्ता फ़िनिश स्लॉट में रखिए और बाक़ी पत्ते ग्रुप में दिखाइए। लगाने के लिए { $arrange_timer } सेकंड मिलते हैं।
rules-wrong = ग़लत डिक्लेयर
rules-indian-wrong = { $cap } पॉइंट लगते हैं और डील ख़त्म हो जाती है। सबमिट से पहले पन्ना बताता है कि क्या बाक़ी है।
rules-drop = ड्रॉप
rules-indian-drop = पहला पत्ता लेने से पहले ड्रॉप के { $first_drop } पॉइंट, बाद में { $middle_drop }। { $drop_when ->
    [own_turn] ड्रॉप अपनी बारी में, पत्ता लेने से पहले कर सकते हैं।
   *[any_time] ड्रॉप कभी भी कर सकते हैं, बस पत्ता लेने और फेंकने के बीच नहीं।
}
rules-count = गिनती
rules-indian-count = { $loser_count ->
    [pure_needed] सही ग्रुप से बाहर के पत्ते गिने जाते हैं; प्योर सीक्वेंस न हो तो सारे पत्ते।
    [runs_needed] सही ग्रुप से बाहर के पत्ते गिने जाते हैं; प्योर और दूसरी सीक्वेंस न हो तो सारे पत्ते।
    [pure_kept] सही ग्रुप से बाहर के पत्ते गिने जाते हैं; दूसरी सीक्वेंस न हो तो सिर्फ़ प्योर सीक्वेंस छूटती है।
   *[melds] सिर्फ़ सही ग्रुप से बाहर के पत्ते गिने जाते हैं।
} बादशाह, बेगम, ग़ुलाम और दहला 10, इक्का { $ace_count }, जोकर 0, बाक़ी अपने नंबर जितने; कुल { $cap } से ज़्यादा कभी नहीं।
rules-time = समय
rules-indian-time = { $turn_timer ->
    [off] बारी पर घड़ी नहीं है।
   *[other] एक बारी { $turn_timer } सेकंड की है। पत्ता लेने से पहले समय ख़त्म हुआ तो ड्रॉप; लेने के बाद लिया हुआ पत्ता फेंक दिया जाता है।
}
rules-chips = चिप्स
rules-indian-chips = { $multiplier ->
    [1] हर हारने वाले के पॉइंट चिप्स बनकर जीतने वाले को मिलते हैं।
   *[other] हर हारने वाले के पॉइंट का { $multiplier } गुना चिप्स बनकर जीतने वाले को मिलता है।
} चिप्स से बस हिसाब रहता है।

## Where something cannot go on

stop-title = यह नहीं हो पाया
as-new-guest = नए मेहमान बनकर आगे बढ़ें
error-no-connection = सर्वर तक नहीं पहुँच पाए। कनेक्शन देखकर फिर कोशिश करें।
error-server-fault = सर्वर से कुछ अनजाना जवाब आया। फिर कोशिश करें।
error-page-fault = इस पन्ने पर कुछ गड़बड़ हो गई। फिर कोशिश करें।
error-no-page = यहाँ ऐसा कोई पन्ना नहीं है।
error-old-page = यह पन्ना सर्वर से पुराना है। इसे बंद करके फिर खोलें।
error-connection-closed = जवाब आने से पहले टेबल बंद हो गई।
