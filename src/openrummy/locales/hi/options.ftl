# टेबल के विकल्प: हर NAME का नाम (option-NAME) और उसका मतलब एक पंक्ति में (option-NAME-help)।
# मानों के शब्द: value-NAME-VALUE, नहीं तो value-VALUE; संख्याएँ जैसी हैं वैसी दिखती हैं।

options-packs = गड्डियाँ
options-melds = सीक्वेंस और सेट
options-counting = पॉइंट की गिनती
options-play = डील कैसे खेली जाती है
options-rum = रम की बाज़ी कैसे चलती है
options-match = डील कैसे जुड़ती हैं
options-gin = जिन
options-table = समय और साथी

value-true = हाँ
value-false = नहीं
value-off = बंद
value-auto = टेबल के हिसाब से
value-any = कितने भी

## गड्डियाँ

option-seats = सीटें
option-seats-help = इस टेबल पर कितने लोग खेल सकते हैं। गड्डियों की संख्या इसी से तय होती है, जब तक आप ख़ुद न चुनें।
option-packs = गड्डियाँ
option-packs-help = 52 पत्तों की कितनी गड्डियाँ: टेबल के हिसाब से तीन सीट तक एक, उससे ज़्यादा पर दो।
value-packs-one_for_two = दो सीट पर एक, ज़्यादा पर दो
option-printed_jokers = छपे हुए जोकर
option-printed_jokers-help = गड्डियों में कितने छपे हुए जोकर हैं: टेबल के हिसाब से हर गड्डी में दो; 0 हो तो सिर्फ़ वाइल्ड पत्ते जोकर होते हैं।
value-printed_jokers-one_each = हर गड्डी में एक
option-wild_mode = वाइल्ड जोकर
option-wild_mode-help = क्या पत्ते बँटने के बाद एक पत्ता खुलता है, जिसके नंबर के सारे पत्ते जोकर बन जाते हैं।
value-wild_mode-rank = एक नंबर के पत्ते जोकर
value-wild_mode-none = वाइल्ड जोकर नहीं
value-wild_mode-neighbours = एक नंबर के पत्ते, और उसी सूट में ऊपर-नीचे के पत्ते भी जोकर
option-wild_when_printed = छपा हुआ जोकर खुले तो
option-wild_when_printed-help = वाइल्ड के लिए खुला पत्ता छपा हुआ जोकर हो तो कौन से पत्ते वाइल्ड हैं।
value-wild_when_printed-aces = इक्के वाइल्ड
value-wild_when_printed-none = कुछ वाइल्ड नहीं

## सीक्वेंस और सेट

option-wild_in_place = वाइल्ड पत्ता अपनी जगह पर
option-wild_in_place-help = छक्के वाइल्ड हों तो क्या 5♥ 6♥ 7♥ प्योर सीक्वेंस है, क्योंकि छक्का अपनी ही जगह पर है।
value-wild_in_place-joker = तब भी जोकर
value-wild_in_place-natural = असली पत्ता माना जाता है
option-ace = सीक्वेंस में इक्का
option-ace-help = इक्का कहाँ आ सकता है: सिर्फ़ दुक्की से पहले, सिर्फ़ बादशाह के बाद, दोनों जगह, या बादशाह और दुक्की के बीच भी।
value-ace-low = नीचे: A-2-3
value-ace-high = ऊपर: Q-K-A
value-ace-both = नीचे या ऊपर: A-2-3 या Q-K-A
value-ace-corner = घूमकर भी: K-A-2
option-set_max = सबसे बड़ा सेट
option-set_max-help = एक सेट में ज़्यादा से ज़्यादा कितने पत्ते; पाँचवाँ पत्ता सिर्फ़ जोकर हो सकता है।
option-min_naturals = सेट में असली पत्ते
option-min_naturals-help = 0 हो तो तीन या चार जोकर अपने आप में सेट हैं; 1 हो तो नहीं।
option-max_jokers_per_sequence = एक सीक्वेंस में जोकर
option-max_jokers_per_sequence-help = एक सीक्वेंस में ज़्यादा से ज़्यादा कितने जोकर दूसरे पत्तों की जगह ले सकते हैं।
option-naturals_gt_jokers = जोकर से ज़्यादा असली पत्ते
option-naturals_gt_jokers-help = क्या हर सीक्वेंस और सेट में जोकर से ज़्यादा असली पत्ते होने चाहिए।
option-min_life_len = ज़रूरी सीक्वेंस की लंबाई
option-min_life_len-help = डिक्लेयर के लिए ज़रूरी दो सीक्वेंस में से एक में कम से कम इतने पत्ते हों।
option-identical_triplet_is_pure = तीन एक जैसे पत्ते
option-identical_triplet_is_pure-help = क्या एक ही नंबर और रंग के तीन पत्ते प्योर सीक्वेंस माने जाते हैं (टनेला)।

## पॉइंट की गिनती

option-loser_count = हारने वाला क्या गिने
option-loser_count-help = हारने वाले के कौन से पत्ते गिनती से बाहर रहते हैं।
value-loser_count-melds = हर सीक्वेंस और सेट बाहर
value-loser_count-pure_needed = प्योर सीक्वेंस के बिना सारे पत्ते गिने जाते हैं
value-loser_count-runs_needed = प्योर और दूसरी सीक्वेंस के बिना सारे पत्ते गिने जाते हैं
value-loser_count-pure_kept = दूसरी सीक्वेंस के बिना सिर्फ़ प्योर सीक्वेंस बाहर
option-ace_count = इक्के के पॉइंट
option-ace_count-help = बचे हुए इक्के के कितने पॉइंट गिने जाते हैं।
option-cap = एक डील में ज़्यादा से ज़्यादा पॉइंट
option-cap-help = किसी भी हाथ के पॉइंट इससे ज़्यादा नहीं होते; ग़लत डिक्लेयर पर ठीक इतने लगते हैं।

## डील कैसे खेली जाती है

option-first_deal = पहली डील
option-first_deal-help = हर खिलाड़ी का एक पत्ता खुलता है: सबसे छोटे पत्ते वाला बाँटता है, या सबसे बड़े पत्ते वाला पहले खेलता है।
value-first_deal-low_deals = सबसे छोटा पत्ता बाँटे
value-first_deal-high_starts = सबसे बड़ा पत्ता पहले खेले
option-first_player = पहली बारी
option-first_player-help = पहली बारी डीलर की है या डीलर के बाएँ बैठे खिलाड़ी की।
value-first_player-dealer = डीलर की
value-first_player-left = डीलर के बाएँ वाले की
option-open_joker = खुली गड्डी से जोकर
option-open_joker-help = क्या खुली गड्डी से जोकर उठाया जा सकता है।
value-open_joker-yes = उठा सकते हैं
value-open_joker-no = नहीं उठा सकते
value-open_joker-first_only = सिर्फ़ डील का पहला खुला पत्ता
option-return_taken = उठाया पत्ता वापस फेंकना
option-return_taken-help = क्या खुली गड्डी से अभी उठाया पत्ता उसी बारी में फेंका जा सकता है।
option-drops = ड्रॉप
option-drops-help = क्या खिलाड़ी तय पॉइंट देकर डील छोड़ सकते हैं।
value-drops-yes = कर सकते हैं
value-drops-no = कोई ड्रॉप नहीं
value-drops-three_or_more = तीन या ज़्यादा खिलाड़ी हों तो
option-first_drop = पहला ड्रॉप
option-first_drop-help = पहली बार पत्ता उठाने से पहले ड्रॉप करने के पॉइंट।
option-middle_drop = मिडिल ड्रॉप
option-middle_drop-help = बाद में ड्रॉप करने के पॉइंट।
option-drop_when = ड्रॉप कब
option-drop_when-help = क्या दूसरों की बारी में भी ड्रॉप हो सकता है, या सिर्फ़ अपनी बारी में पत्ता उठाने से पहले।
value-drop_when-any_time = कभी भी
value-drop_when-own_turn = अपनी बारी में
option-missed_turns = समय पर पत्ता न उठाया तो
option-missed_turns-help = जो समय पर पत्ता न उठाए उसका क्या हो: ड्रॉप, उसकी बारी अपने आप खेली जाए, या बारी छूटे; लगातार इतनी बारियाँ छूटें तो मिडिल ड्रॉप।
value-missed_turns-drop = तुरंत ड्रॉप
value-missed_turns-played = बारी अपने आप खेली जाती है
option-leaving = डील के बीच उठना
option-leaving-help = जो डील के बीच टेबल छोड़े उसे कितने पॉइंट लगते हैं।
value-leaving-drop = ड्रॉप जितने
value-leaving-full_count = पूरे पॉइंट
option-max_reshuffles = खुली गड्डी को दोबारा फेंटना
option-max_reshuffles-help = खुली गड्डी कितनी बार नई बंद गड्डी बन सकती है; उसके बाद पत्ते ख़त्म हो सकते हैं।
option-without_cards = उठाने को पत्ता न बचे तो
option-without_cards-help = डील रद्द होकर दोबारा बँटती है, या सबसे कम पॉइंट वाला खिलाड़ी जीतता है।
value-without_cards-void = डील रद्द
value-without_cards-lowest_hand = सबसे कम पॉइंट वाला जीतता है
option-wrong_show = ग़लत डिक्लेयर के बाद
option-wrong_show-help = क्या डील वहीं ख़त्म होती है, या डिक्लेयर करने वाला बाहर होता है और बाक़ी खेलते रहते हैं।
value-wrong_show-ends = डील ख़त्म
value-wrong_show-out = बाक़ी खेलते रहते हैं
value-wrong_show-no_winner = डील ख़त्म, कोई नहीं जीतता
option-losers_arrange = हारने वाले पत्ते लगाते हैं
option-losers_arrange-help = क्या गिनती से पहले हारने वालों को पत्ते लगाने का समय मिलता है; नहीं तो सबसे अच्छी तरह लगे पत्ते तुरंत गिने जाते हैं।
option-absent_at_show = डिक्लेयर के समय ग़ैरहाज़िर
option-absent_at_show-help = जिसकी पिछली बारी छूटी हो, किसी के डिक्लेयर करने पर उसे कितने पॉइंट लगते हैं।
value-absent_at_show-counted = हाथ गिना जाता है
value-absent_at_show-middle_drop = मिडिल ड्रॉप से ज़्यादा नहीं
option-early_show_half = जल्दी डिक्लेयर पर आधे पॉइंट
option-early_show_half-help = क्या उन खिलाड़ियों को आधे पॉइंट लगते हैं जिनकी अभी बारी ही नहीं आई।
option-round_to_5 = पाँच में पूरा करना
option-round_to_5-help = क्या गिनती को पास के पाँच के गुणज में बदला जाता है: 62 के 60, 63 के 65।
option-no_pure = बिना प्योर सीक्वेंस का हाथ
option-no_pure-help = हारने वाले के पास प्योर सीक्वेंस न हो तो: पत्ते गिने जाएँ, या पत्ते जो भी हों, पूरे पॉइंट लगें।
value-no_pure-counted = पत्ते गिने जाते हैं
value-no_pure-full_count = पूरे पॉइंट
option-shown_cap = दिखाए जाने वाले पॉइंट
option-shown_cap-help = शीट पर एक डील के ज़्यादा से ज़्यादा इतने पॉइंट दिखते हैं, जबकि कुल में पूरी गिनती जुड़ती है।
option-values = वैल्यू कार्ड
option-values-help = क्या कटे पत्ते जैसे पत्ते और उसके ऊपर-नीचे के जोकर अंत में हाथ में होने के पॉइंट देते हैं।

## रम की बाज़ी कैसे चलती है

option-stock_end = गड्डी ख़त्म होने पर
option-stock_end-help = फेंके हुए पत्ते जैसे हैं वैसे ही पलट दिए जाएँ, ज़्यादा से ज़्यादा दो बार, या ऊपर वाला छोड़कर बाक़ी फेंटे जाएँ, जितनी बार ज़रूरत हो।
value-stock_end-turn_over = फेंके पत्ते पलटे जाते हैं
value-stock_end-shuffle = फेंके पत्ते फेंटे जाते हैं
option-going_rummy = एक साथ बाहर होने पर दुगने
option-going_rummy-help = जिसने पहले कुछ न बिछाया हो और एक ही चाल में सारे पत्ते निकाल दे, क्या उसके पॉइंट दुगने होते हैं।
option-one_meld_per_turn = एक चाल में एक मेल्ड
option-one_meld_per_turn-help = क्या एक चाल में एक ही मेल्ड बिछा सकते हैं। पत्ते जोड़ने पर कोई रोक नहीं।
option-layoff_before_meld = अपने मेल्ड से पहले पत्ता जोड़ना
option-layoff_before_meld-help = क्या अपना पहला मेल्ड बिछाने से पहले भी टेबल के मेल्ड में पत्ते जोड़ सकते हैं।
option-must_discard_to_go_out = आख़िरी पत्ता फेंकना ज़रूरी
option-must_discard_to_go_out-help = क्या बाज़ी सिर्फ़ पत्ता फेंककर ही पूरी होती है, यानी आख़िरी पत्ता न बिछाया जा सकता है, न जोड़ा।

## डील कैसे जुड़ती हैं

option-format = डील कैसे जुड़ती हैं
option-format-help = एक गेम की डील मिलकर क्या बनती हैं, और गेम कब ख़त्म होता है।
value-format-single = हर डील अपने आप में
value-format-pool = लिमिट तक पॉइंट जुड़ते हैं; आख़िरी बचा खिलाड़ी पूल लेता है
value-format-deals = तय डील, सबसे कम कुल पॉइंट वाला जीतता है
value-format-chips = तय डील, सबसे ज़्यादा चिप वाला जीतता है
value-format-target = जो पहले इतने पॉइंट बनाए
value-format-boxes = इतने पॉइंट तक, फिर बोनस और बॉक्स
option-limit = कितने पर बाहर
option-limit-help = जिसके कुल पॉइंट इतने हो जाएँ वह गेम से बाहर।
option-entry = एंट्री
option-entry-help = शुरू में हर खिलाड़ी इतने चिप पूल में डालता है, और रीजॉइन पर फिर से। चिप सिर्फ़ हिसाब रखने के लिए हैं।
option-rejoin = रीजॉइन
option-rejoin-help = क्या बाहर हुआ खिलाड़ी एक और एंट्री देकर लौट सकता है, खेल रहे सबसे ज़्यादा पॉइंट से एक ऊपर।
option-rejoin_limit = कितनी बार रीजॉइन
option-rejoin_limit-help = एक गेम में वही खिलाड़ी कितनी बार लौट सकता है।
option-compulsory = कंपल्सरी
option-compulsory-help = कब खिलाड़ी को डील खेलनी ही है, क्योंकि ड्रॉप करने से वह बाहर हो जाएगा।
value-compulsory-first_drop = जब पहला ड्रॉप भी बाहर कर दे
value-compulsory-no_elimination = जब भी ड्रॉप बाहर कर दे
value-compulsory-never = कभी नहीं; ड्रॉप करके बाहर हो सकते हैं
option-auto_split = ऑटो स्प्लिट
option-auto_split-help = कब पूल अपने आप बँटकर गेम ख़त्म होता है, क्योंकि आख़िरी दो या तीन में से कोई ड्रॉप नहीं कर सकता।
value-auto_split-no_drop_left = जब किसी के पास ड्रॉप न बचे
value-auto_split-one_less = एक पॉइंट पहले
option-auto_split_three_from = तीन में बँटवारा कब
option-auto_split_three_from-help = आख़िरी तीन में पूल बँटने के लिए शुरू में कितने खिलाड़ी होने चाहिए।
option-manual_split = मर्ज़ी से स्प्लिट
option-manual_split-help = क्या आख़िरी दो या तीन खिलाड़ी डील के बीच राज़ी होकर बचे ड्रॉप के हिसाब से पूल बाँटकर गेम ख़त्म कर सकते हैं।
option-split_max_drop_gap = स्प्लिट के लिए ड्रॉप का फ़र्क़
option-split_max_drop_gap-help = स्प्लिट के लिए दो खिलाड़ियों के बचे ड्रॉप में ज़्यादा से ज़्यादा कितना फ़र्क़ हो।
option-deals = डील
option-deals-help = एक गेम में कितनी डील।
option-stop_when_decided = फ़ैसला होते ही ख़त्म
option-stop_when_decided-help = क्या गेम तभी ख़त्म हो जाता है जब आगे वाले को कोई पकड़ नहीं सकता।
option-by_points = चिप नहीं, पॉइंट
option-by_points-help = क्या हर डील के पॉइंट जुड़ते हैं और सबसे कम वाला जीतता है, न कि चिप जीतने वाले को जाते हैं।
option-prizes = पूल किसे
option-prizes-help = क्या पूरा पूल जीतने वाले को मिलता है, या आख़िरी को छोड़कर सबको उसका हिस्सा।
value-prizes-winner = जीतने वाले को
value-prizes-ranked = स्थान के हिसाब से
option-target = कितने तक
option-target-help = इतने पॉइंट पर गेम ख़त्म होता है।
option-box_bonus = हर बॉक्स के
option-box_bonus-help = जीते हुए हर हाथ के पॉइंट, जो गेम ख़त्म होने पर जुड़ते हैं।
option-game_bonus = गेम बोनस
option-game_bonus-help = गेम जीतने के पॉइंट।
option-shutout = हारने वाले के शून्य पॉइंट हों तो
option-shutout-help = दूसरे खिलाड़ी ने एक भी पॉइंट न बनाया हो तो जीतने वाले को और क्या मिलता है।
value-shutout-double_hand_points = हाथों के पॉइंट दुगने
value-shutout-double_points_and_game = हाथों के पॉइंट और गेम बोनस दुगने
value-shutout-double_total = सब कुछ दुगना, बॉक्स भी
value-shutout-game_bonus_200 = 200 का गेम बोनस
value-shutout-double_net = फ़र्क़ दुगना
option-columns = कॉलम
option-columns-help = तीन कॉलम हों तो दूसरा जीता हाथ दूसरे कॉलम में भी और तीसरा तीनों में लिखा जाता है (हॉलीवुड)।
option-boxes_at_once = बॉक्स तुरंत जुड़ें
option-boxes_at_once-help = क्या बॉक्स के पॉइंट हाथ के साथ ही जुड़ते हैं और इस तरह टारगेट तक पहुँचाते हैं।
option-extra_boxes = जिन और अंडरकट पर ज़्यादा बॉक्स
option-extra_boxes-help = क्या अंडरकट के दो बॉक्स और जिन के तीन बॉक्स मिलते हैं।
option-double_boxes = हुकुम पर बॉक्स दुगने
option-double_boxes-help = अपकार्ड हुकुम का हो और पॉइंट दुगने हों, तो क्या बॉक्स भी दुगने होते हैं।

## जिन

option-knock_limit = नॉक की हद
option-knock_limit-help = खुले पत्तों के ज़्यादा से ज़्यादा कितने पॉइंट पर नॉक कर सकते हैं; 0 यानी स्ट्रेट जिन, जहाँ हाथ सिर्फ़ जिन से ख़त्म होता है।
option-oklahoma = ओक्लाहोमा
option-oklahoma-help = क्या पहला खुला पत्ता तय करता है कि इस हाथ में कितने पॉइंट पर नॉक होगा: उसका नंबर, दहले और तस्वीर वाले पत्ते पर 10।
option-ace_upcard = खुला पत्ता इक्का हो
option-ace_upcard-help = ओक्लाहोमा में इक्का खुले तो सिर्फ़ जिन चलेगा, या एक पॉइंट पर नॉक कर सकते हैं।
value-ace_upcard-gin_only = सिर्फ़ जिन
value-ace_upcard-one = 1 पर नॉक
option-spades_double = हुकुम पर दुगुना
option-spades_double-help = पहला खुला पत्ता हुकुम का हो तो क्या इस हाथ के सारे पॉइंट दुगुने होते हैं; बॉक्स दुगुने नहीं होते।
option-gin_bonus = जिन का बोनस
option-gin_bonus-help = जिन करने पर, सामने वाले के बचे पॉइंट के ऊपर मिलने वाले पॉइंट।
option-big_gin = बिग जिन
option-big_gin-help = बिना पत्ता फेंके ग्यारह के ग्यारह पत्ते मेल्ड में दिखाने का बोनस, जिन के बोनस की जगह।
option-undercut_bonus = अंडरकट का बोनस
option-undercut_bonus-help = नॉक करने वाले से ज़्यादा पॉइंट न बचें तो सामने वाले को फ़र्क़ के ऊपर मिलने वाले पॉइंट।
option-undercut_on_tie = बराबरी पर अंडरकट
option-undercut_on_tie-help = दोनों के बराबर पॉइंट बचें तो क्या हाथ सामने वाले का होता है; नहीं तो नॉक करने वाला 0 से जीतता है।
option-dead_hand = बंद गड्डी में दो पत्ते बचें
option-dead_hand-help = दो ही पत्ते बचने पर पत्ता फेंकने से हाथ रद्द होता है, या सामने वाला उसे उसी समय नॉक करने के लिए उठा सकता है।
value-dead_hand-void = हाथ रद्द
value-dead_hand-last_discard = आख़िरी पत्ता नॉक के लिए उठा सकते हैं
option-defence = पत्ते जोड़ना
option-defence-help = नॉक करने वाले के मेल्ड में पत्ते अपने आप सबसे अच्छे ढंग से जुड़ें, या आप ख़ुद एक-एक करके जोड़ें।
value-defence-engine = अपने आप
value-defence-player = खिलाड़ी ख़ुद
option-next_dealer = अगला डीलर
option-next_dealer-help = हाथ जीतने के बाद कौन पत्ते बाँटे; हाथ रद्द हो तो वही खिलाड़ी फिर बाँटता है।
value-next_dealer-winner = जीतने वाला
value-next_dealer-loser = हारने वाला
value-next_dealer-alternate = बारी-बारी से

## समय और साथी

option-turn_timer = बारी का समय
option-turn_timer-help = हर बारी के सेकंड। समय ख़त्म होने पर बारी खेल के नियम से अपने आप खेली जाती है या छूट जाती है।
option-arrange_timer = पत्ते लगाने का समय
option-arrange_timer-help = डिक्लेयर के बाद पत्ते लगाकर सबमिट करने के सेकंड।
option-skip_disconnected = कनेक्शन टूटने पर इंतज़ार
option-skip_disconnected-help = जिसका कनेक्शन टूटा हो उसकी बारी कितने सेकंड बाद समय ख़त्म होने के नियम से खेली जाती है।
option-multiplier = एक पॉइंट के चिप
option-multiplier-help = हर पॉइंट के कितने चिप। चिप सिर्फ़ हिसाब रखने के लिए हैं।
option-mark_wilds = वाइल्ड पत्तों पर निशान
option-mark_wilds-help = क्या वाइल्ड पत्तों पर जोकर का छोटा निशान दिखता है।
option-guests = मेहमान
option-guests-help = क्या बिना अकाउंट के लोग इस टेबल पर खेल सकते हैं।
option-chat = चैट
option-chat-help = क्या खिलाड़ी इस टेबल पर आपस में लिख सकते हैं।
option-spectators = दर्शक
option-spectators-help = क्या दूसरे लोग देख सकते हैं। बंद पत्ते उन्हें कभी नहीं दिखते।
