/** Posts of the cast, by how they begin. */
export const postTranslations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Launched the little ketch today': {
    de: 'Heute die kleine Ketsch zu Wasser gelassen, nach elf Monaten im Schuppen. Sie schwimmt. Vielleicht habe ich geweint, aber es hat geregnet, also kann es niemand beweisen.',
    ja: '十一か月の小屋暮らしを終えて、今日あの小さなケッチを進水させました。浮きました。泣いたかもしれませんが、雨だったので証拠はありません。',
    'zh-Hans': '在船棚里待了十一个月的小帆船，今天下水了。它浮起来了。我可能哭了，不过当时在下雨，谁也没法证明。',
  },
  書店今天滿六歲: {
    en: 'The bookshop turns six today. Thank you to everyone who ever left an umbrella at the door; I am still keeping them all for you.',
    de: 'Die Buchhandlung wird heute sechs. Danke an alle, die je einen Schirm an der Tür vergessen haben: Ich hebe sie noch immer für euch auf.',
    ja: '書店が今日で六周年を迎えました。入口に傘を忘れていった皆さん、ありがとう。全部まだ預かっています。',
  },
  'Venerdì pizza per undici': {
    en: 'Friday: pizza for eleven, and the oven held out. The dough was on its third day. I am never going back.',
    de: 'Freitag Pizza für elf, und der Ofen hat durchgehalten. Der Teig war drei Tage alt: Da gibt es kein Zurück mehr.',
    ja: '金曜日は十一人分のピザ。窯はもちこたえました。生地は三日目。もう元には戻れません。',
    'zh-Hans': '星期五给十一个人烤披萨，炉子撑住了。面团发了三天，再也回不去了。',
  },
  'Un violino del 1820': {
    en: 'A violin from 1820 played again this morning. Its owner said nothing for ten minutes, and that was the nicest compliment of all.',
    de: 'Eine Geige von 1820 hat heute Morgen wieder geklungen. Ihr Besitzer sagte zehn Minuten lang nichts, und das war das schönste Kompliment.',
    ja: '1820年のバイオリンが今朝ふたたび鳴りました。持ち主は十分間何も言わず、それが何よりのほめ言葉でした。',
    'zh-Hans': '一把1820年的小提琴今早重新响了起来。它的主人十分钟没说一句话，这是最美的赞美。',
  },
  'My team lost 7 to 2': {
    de: 'Mein Team hat 2:7 verloren und auf der ganzen Heimfahrt im Bus gesungen. Ich lerne mehr von ihnen als sie von mir.',
    ja: 'うちのチームは2対7で負けて、帰りのバスではずっと歌っていました。教えるより、教わることのほうが多いです。',
    'zh-Hans': '我的球队以2比7输了，回来的大巴上却唱了一路。我从她们身上学到的，比她们从我这里学到的还多。',
  },
  '오늘 번역 원고를': {
    en: 'I finally handed in the translation today. Then I climbed Bukhansan and did not say a word for an hour.',
    de: 'Heute habe ich die Übersetzung endlich abgegeben. Dann bin ich auf den Bukhansan gestiegen und habe eine Stunde lang kein Wort gesagt.',
    ja: '今日、翻訳の原稿をやっと渡しました。北漢山に登って、一時間ひとことも話しませんでした。',
    'zh-Hans': '今天终于交了译稿。然后爬上北汉山，整整一个小时一句话也没说。',
  },
  'Sortie de garde à sept': {
    en: 'Off shift at seven, market at eight, nap until noon. Sunday is a remarkable invention.',
    de: 'Um sieben Dienstschluss, um acht auf dem Markt, Schlaf bis Mittag. Der Sonntag ist eine bemerkenswerte Erfindung.',
    ja: '七時に夜勤明け、八時に市場、昼までひと眠り。日曜日とはすばらしい発明です。',
    'zh-Hans': '七点下夜班，八点逛集市，一觉睡到中午。星期天真是了不起的发明。',
  },
  築九十年の家を: {
    en: 'I went to see a ninety-year-old house. Children’s heights are still marked on a post, and nobody suggested removing them.',
    de: 'Ich habe mir ein neunzig Jahre altes Haus angesehen. An einem Pfosten sind noch die Größen der Kinder angezeichnet, und niemand wollte sie entfernen.',
    'zh-Hans': '去看了一座九十年的老房子。柱子上还留着孩子们量身高的刻痕，没有人说要擦掉。',
  },
  修好一只宋代的碗: {
    en: 'I finished mending a bowl from the Song dynasty. One shard is missing and nowhere to be found. Let it be missing: it looks lovely that way.',
    de: 'Eine Schale aus der Song-Zeit ist fertig restauriert. Nur eine Scherbe fehlt und ist nicht zu finden. Soll sie fehlen: Auch so ist sie schön.',
    ja: '宋代の碗の修復が終わりました。かけらが一つだけ、どうしても見つかりません。欠けたままでいい、それもきれいです。',
  },
  'Les cerisiers de mon': {
    en: 'My neighbour’s cherry trees are lovelier than mine, as every year. I forgive him because he shares his jam.',
    de: 'Die Kirschbäume meines Nachbarn sind schöner als meine, wie jedes Jahr. Ich verzeihe ihm, weil er seine Marmelade teilt.',
    ja: 'お隣の桜は今年もうちの桜よりきれいです。ジャムを分けてくれるので許しています。',
    'zh-Hans': '邻居家的樱桃树又比我家的好看，年年如此。看在他分我果酱的份上，我原谅他。',
  },
  'Oggi una mia alunna': {
    en: 'Today one of my pupils looked at a Tintoretto and said: “It’s cold in there.” I cannot explain chiaroscuro any better.',
    de: 'Heute sah eine Schülerin einen Tintoretto an und sagte: „Da drin ist es kalt.“ Besser kann ich Chiaroscuro nicht erklären.',
    ja: '今日、生徒がティントレットの絵を見て「ここ、寒いね」と言いました。明暗法をこれ以上うまく説明できません。',
    'zh-Hans': '今天一个学生看着丁托列托的画说：“这里面好冷。”明暗法，我解释得不会比这更好。',
  },
  富良野までドライブ: {
    en: 'A drive to Furano. The car still smells of lavender, and the dog sneezed three times.',
    de: 'Ein Ausflug nach Furano. Im Auto duftet es noch nach Lavendel, und der Hund hat dreimal geniest.',
    'zh-Hans': '开车去了富良野。车里还留着薰衣草的香味，狗狗打了三个喷嚏。',
  },
  'Die alte Orgel in': {
    en: 'The old organ in Andechs has all its 1,847 pipes again. One of them had been out of tune since 1911, and nobody noticed except the organist.',
    ja: 'アンデックスの古いオルガンに、1847本のパイプがすべてそろいました。1本は1911年から音が狂っていたのに、気づいていたのはオルガン奏者だけでした。',
    'zh-Hans': '安代克斯的老管风琴又有了全部1847根音管。其中一根从1911年起就走了音，除了管风琴师没人发现。',
  },
  '새벽 네 시의 부산': {
    en: 'The sea of Busan at four in the morning. I am waiting for the bread to rise, and it is too beautiful to keep to myself.',
    de: 'Das Meer von Busan um vier Uhr früh. Ich warte darauf, dass das Brot aufgeht, und allein ist der Anblick zu schade.',
    ja: '午前四時の釜山の海です。パンがふくらむのを待つあいだ、一人で見るのはもったいなくて載せます。',
    'zh-Hans': '凌晨四点的釜山海边。等面包发起来的时候，一个人看太可惜了，发上来给大家看看。',
  },
  下雨天的龙井村: {
    en: 'A rainy day in Longjing village, and a long walk alone. A tea farmer poured me the new tea, took no money, and only asked whether there was someone in my heart.',
    de: 'Regentag im Dorf Longjing, ein langer Spaziergang allein. Ein Teebauer schenkte mir vom neuen Tee ein, wollte kein Geld und fragte nur, ob es jemanden in meinem Herzen gibt.',
    ja: '雨の龍井村を一人で長く歩きました。茶農家の人が新茶をいれてくれて、お金は取らず、好きな人はいるのとだけ聞かれました。',
  },
  'Question for the cooks': {
    de: 'Frage an alle, die kochen: Wie hält man eine Siebenjährige davon ab, alle Äpfel zu essen, bevor ein Kuchen daraus wird?',
    ja: '料理する人に質問です。りんごがパイになる前に全部食べてしまう七歳児を、どうすれば止められますか。',
    'zh-Hans': '问问会做饭的各位：怎么才能不让一个七岁的孩子在做成派之前把苹果全吃光？',
  },
  收工後騎車去海邊: {
    en: 'After work I cycled to the sea, just in time for the last light.',
    de: 'Nach Feierabend mit dem Rad ans Meer, gerade rechtzeitig zum letzten Licht.',
    ja: '仕事のあと自転車で海へ。最後の光にちょうど間に合いました。',
  },
  'Notre chorale cherche': {
    en: 'Our choir is looking for a bass for Saturday. We sing out of tune with great conviction.',
    de: 'Unser Chor sucht für Samstag einen Bass. Wir singen falsch, aber mit viel Überzeugung.',
    ja: '合唱団で土曜日に歌えるバスを探しています。音は外れますが、信念は本物です。',
    'zh-Hans': '我们合唱团星期六缺一个男低音。我们唱得走调，但信心十足。',
  },
  'Erster Schnee auf der': {
    en: 'First snow on the Zugspitze, and the lake is still warm enough for the brave. I was in it this morning.',
    ja: 'ツークシュピッツェに初雪。湖はまだ、勇気のある人なら入れる温かさです。今朝泳いできました。',
    'zh-Hans': '楚格峰下了第一场雪，湖水对勇敢的人来说还够暖。我今天早上下去了。',
  },
  '한강에서 자전거 타다가': {
    en: 'I stopped in the middle of a ride along the Han River. The city can be this quiet, too.',
    de: 'Ich bin beim Radfahren am Han-Fluss stehen geblieben. So still kann die Stadt also auch sein.',
    ja: '漢江を自転車で走っていて、思わず止まりました。街がこんなに静かなこともあるんですね。',
    'zh-Hans': '在汉江边骑车，骑着骑着停了下来。原来这座城市也有这么安静的时候。',
  },
  周末带妈妈去了青城山: {
    en: 'I took my mother to Mount Qingcheng at the weekend. The mist lifted only at noon, and then the whole valley opened at once.',
    de: 'Am Wochenende war ich mit meiner Mutter auf dem Qingcheng. Der Nebel wich erst mittags, dann öffnete sich auf einmal das ganze Tal.',
    ja: '週末は母と青城山へ。霧が晴れたのは昼になってからで、そのとき谷がいっせいに開けました。',
  },
};
