# हर ग़लती के लिए एक वाक्य।

## कौन और कहाँ
error-wrong-token = आपकी पहचान यहाँ नहीं मिली। खेलने के लिए नाम फिर से लिखें।
error-unknown-table = { $table } नाम की कोई टेबल नहीं है। कोड या लिंक देख लें।
error-not-found = इस पते पर कुछ नहीं है।
error-no-record = इस टेबल पर अभी कोई डील पूरी नहीं हुई है।
error-not-your-table = इस टेबल के रिकॉर्ड सिर्फ़ यहाँ खेलने वालों को मिलते हैं।
error-foreign-origin = { $origin } के पेज से आई माँग यहाँ नहीं मानी जाती।
error-guests-off = इस टेबल के होस्ट ने मेहमानों को अनुमति नहीं दी है।
error-spectators-off = सारी सीटें भरी हैं, और इस टेबल पर दर्शक नहीं बैठ सकते।
error-chat-off = इस टेबल पर चैट बंद है।
error-not-seated = पहले एक सीट लें।
error-not-host = यह केवल होस्ट कर सकता है।

## सीटें
error-table-full = इस टेबल की सभी { $seats } सीटें भरी हैं।
error-seat-taken = यह सीट भरी है। दूसरी चुनें।
error-no-such-seat = इस टेबल पर केवल { $seats } सीटें हैं।
error-already-seated = इस टेबल पर आपकी सीट पहले से है।
error-not-a-bot = वहाँ कोई कंप्यूटर खिलाड़ी नहीं बैठा है।
error-too-many-bots = इस टेबल पर ज़्यादा से ज़्यादा { $allowed } कंप्यूटर खिलाड़ी बैठ सकते हैं।

## डील
error-too-few-players = डील के लिए { $least } खिलाड़ी चाहिए।
error-deal-running = यह डील ख़त्म होने तक रुकें।
error-not-absent = वह खिलाड़ी यहीं हैं, या अभी उन्हें गए ज़्यादा देर नहीं हुई।
error-stale-deal = वह डील ख़त्म हो चुकी है।
error-deal-over = यह डील ख़त्म हो चुकी है।
error-not-in-deal = इस डील में आपको पत्ते नहीं मिले। अगली डील से आप खेलेंगे।
error-already-dropped = आप इस डील में ड्रॉप कर चुके हैं।
error-out-of-deal = आपकी डिक्लेयर ग़लत थी, आप इस डील से बाहर हैं।
error-not-your-turn = अभी आपकी बारी नहीं है।
error-draw-first = पहले एक पत्ता उठाएँ।
error-already-drawn = आप पत्ता उठा चुके हैं। एक पत्ता फेंकें या डिक्लेयर करें।
error-stock-empty = बंद गड्डी ख़त्म हो गई है।
error-pile-empty = खुली गड्डी ख़ाली है।
error-joker-not-from-pile = इस टेबल पर खुली गड्डी से जोकर नहीं उठा सकते।
error-card-not-in-hand = यह पत्ता आपके हाथ में नहीं है।
error-taken-may-not-return = इस टेबल पर खुली गड्डी से अभी उठाया पत्ता उसी बारी में वापस नहीं फेंक सकते।
error-no-drop-now = अभी ड्रॉप नहीं कर सकते।
error-no-drops-here = इस खेल में ड्रॉप नहीं होता।
error-must-play = आपके { $total } पॉइंट हैं और ड्रॉप से { $limit } पर बाहर हो जाएँगे: यह डील खेलनी ही होगी।
error-declared-already = कोई पहले ही डिक्लेयर कर चुका है।
error-not-declaring = आपने डिक्लेयर नहीं किया है।
error-already-submitted = आप सबमिट कर चुके हैं।
error-groups-not-hand = ये ग्रुप आपके हाथ के पत्तों से नहीं बने हैं।
error-stale-turn = वह बारी ख़त्म हो चुकी है। आपकी चाल नहीं चली गई।
error-not-in-this-game = इस गेम में ऐसी चाल नहीं होती।
error-no-such-meld = टेबल पर ऐसा कोई मेल्ड नहीं है। जो बिछे हैं उनमें से चुनें।
error-does-not-fit = यह पत्ता उस मेल्ड में नहीं लगता।
error-upcard-first = पहले खुला पत्ता: उठाएँ या पास करें।
error-upcard-passed = खुला पत्ता दोनों छोड़ चुके हैं। बंद गड्डी से उठाएँ।
error-no-pass-now = अभी पास नहीं कर सकते। एक पत्ता उठाएँ।
error-only-to-knock = आख़िरी फेंका हुआ पत्ता सिर्फ़ उसी समय नॉक करने के लिए उठा सकते हैं।
error-knock-too-high = { $deadwood } पॉइंट खुले बचेंगे, और यहाँ ज़्यादा से ज़्यादा { $limit } पर नॉक कर सकते हैं।
error-not-big-gin = बिग जिन के लिए सभी ग्यारह पत्ते मेल्ड में होने चाहिए।
error-knocked-already = नॉक हो चुका है।
error-nobody-knocked = अभी किसी ने नॉक नहीं किया है।
error-not-a-meld = ये पत्ते न सेट हैं, न सीक्वेंस।
error-one-meld-per-turn = इस टेबल पर एक चाल में एक ही मेल्ड बिछा सकते हैं।
error-meld-first = इस टेबल पर पत्ता तभी जोड़ सकते हैं जब आपका अपना एक मेल्ड बिछ चुका हो।
error-last-card-is-discarded = इस टेबल पर आख़िरी पत्ता फेंकना ही होता है। एक पत्ता बचाकर रखें।
error-no-match = इस टेबल पर हर डील अपने आप में पूरी है।
error-no-match-now = अभी कोई मैच नहीं चल रहा। अगली डील से नया मैच शुरू होगा।
error-match-running = मैच चल रहा है, उसकी सीटें बदल नहीं सकतीं। आप अगले मैच में खेल सकते हैं।
error-no-sitting-out = मैच में आख़िर तक सबको पत्ते बँटते हैं। उठ जाएँ तो खेल के हिसाब से या तो कंप्यूटर आपकी जगह खेलेगा या आप बाहर हो जाएँगे।

## मैच की डील के बीच
error-match-over = यह गेम ख़त्म हो चुका है।
error-not-in-match = अब आप इस गेम में नहीं हैं।
error-not-asked = अभी आपसे कुछ पूछा नहीं गया है।
error-window-open = बाक़ी खिलाड़ियों का जवाब आना बाक़ी है। थोड़ा रुकें।
error-stale-window = इस जवाब का समय निकल चुका है।
error-no-split-now = अभी पूल नहीं बँट सकता।
error-split-refused = स्प्लिट से मना किया जा चुका है। पहले अगली डील खेलें।

## नियम
error-unknown-rules = { $rules } नाम का कोई खेल नहीं है। ये खेल सकते हैं: { $allowed }।
error-unknown-option = { $option } नाम का कोई नियम नहीं है।
error-option-out-of-range = { $option } का मान { $value } नहीं हो सकता। इनमें से चुनें: { $allowed }।
error-options-contradict = { $option } और { $other } ऐसे साथ नहीं चल सकते। एक को बदलें।

## संदेश
error-malformed = यह संदेश समझ में नहीं आया ({ $reason })।
error-unknown-message = { $type } प्रकार का कोई संदेश नहीं होता।
error-too-large = यह संदेश बहुत बड़ा है। ज़्यादा से ज़्यादा { $allowed } बाइट पढ़े जाते हैं।
error-too-fast = बहुत जल्दी-जल्दी हो रहा है। थोड़ा रुककर फिर कोशिश करें।
error-too-many-sockets = यह पहले से बहुत जगह ({ $allowed } बार) खुला है। पहले एक बंद करें।
error-hello-first = पहले hello भेजें।
error-already-greeted = इस कनेक्शन पर hello हो चुका है।
error-protocol-version = यह पेज प्रोटोकॉल { $yours } बोलता है और सर्वर { $ours }। पेज फिर से खोलें।
error-storage-failed = यह सहेजा नहीं जा सका, इसलिए कुछ नहीं बदला। फिर कोशिश करें।
error-internal = सर्वर पर कुछ गड़बड़ हुई। कुछ नहीं बदला। फिर कोशिश करें।
