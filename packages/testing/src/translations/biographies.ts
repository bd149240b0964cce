/** Biographies of the cast, by name. */
export const biographyTranslations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Mei Lin': {
    en: 'I teach children the piano and go to the mountains on my days off. I am looking for one person, not an audience. Tell me about the place you grew up in, and I will tell you which teahouse in Chengdu is the quietest.',
    de: 'Ich bringe Kindern Klavier bei und gehe an freien Tagen in die Berge. Ich suche einen Menschen, kein Publikum. Erzähl mir, wo du aufgewachsen bist, dann verrate ich dir das stillste Teehaus von Chengdu.',
    ja: '子どもたちにピアノを教え、休みの日は山に登ります。探しているのは一人の人で、観客ではありません。育った場所の話を聞かせてください。成都でいちばん静かな茶館を教えます。',
  },
  'Xiu Ran': {
    en: 'I restore ceramics in Xi’an and deal with people of a thousand years ago every day. I am learning German: enough to order coffee and to read a little Rilke. I hope to meet someone who likes to talk slowly.',
    de: 'Ich restauriere Keramik in Xi’an und habe täglich mit Menschen von vor tausend Jahren zu tun. Ich lerne Deutsch: Einen Kaffee bestellen kann ich schon, und ein wenig Rilke lesen. Ich wünsche mir jemanden, der sich Zeit zum Reden nimmt.',
    ja: '西安で陶磁器を修復し、毎日千年前の人たちと向き合っています。ドイツ語を勉強中で、コーヒーの注文とリルケを少し読むことができます。ゆっくり話してくれる人に会いたいです。',
  },
  'Lan Yue': {
    en: 'From Hangzhou. I design silk scarves and love West Lake at dawn and rainy days. I cook Longjing shrimp and cannot drive. Looking for someone to walk with and be quiet with.',
    de: 'Aus Hangzhou. Ich entwerfe Seidentücher und liebe den Westsee am frühen Morgen und Regentage. Ich koche Garnelen mit Longjing-Tee, Auto fahren kann ich nicht. Ich suche jemanden, mit dem man gehen und schweigen kann.',
    ja: '杭州出身、シルクスカーフのデザイナーです。早朝の西湖と雨の日が好き。龍井蝦仁は作れますが、車の運転はできません。一緒に歩いて、一緒に静かにいられる人を探しています。',
  },
  'Wen Chiu': {
    en: 'I run a small bookshop in Taipei and often head for the sea at weekends. I like hand-brewed coffee, old films and journeys without hurry. I hope you, too, read books to the end.',
    de: 'Ich habe eine kleine Buchhandlung in Taipeh und bin am Wochenende oft am Meer. Ich mag handgebrühten Kaffee, alte Filme und Reisen ohne Eile. Hoffentlich liest auch du Bücher bis zum Ende.',
    ja: '台北で小さな書店を営み、週末はよく海へ行きます。ハンドドリップのコーヒー、古い映画、急がない旅が好きです。本を最後まで読む人だとうれしいです。',
  },
  'Yuki Abe': {
    en: 'I am a vet in Sapporo. In winter I look forward to cocoa after shovelling snow, in summer to the drive to Furano. I would be glad to meet someone who likes animals and laughs a lot.',
    de: 'Ich bin Tierärztin in Sapporo. Im Winter freue ich mich auf den Kakao nach dem Schneeschippen, im Sommer auf die Fahrt nach Furano. Schön wäre jemand, der Tiere mag und viel lacht.',
    'zh-Hans': '我在札幌当兽医。冬天盼着铲完雪后的一杯热可可，夏天盼着开车去富良野。希望遇到一个喜欢动物、爱笑的人。',
  },
  'Hana Seo': {
    en: 'I work as a translator in Seoul. At weekends I climb Bukhansan or cycle along the Han River. I would like to meet someone who is easy to talk to and easy to be silent with.',
    de: 'Ich arbeite als Übersetzerin in Seoul. Am Wochenende steige ich auf den Bukhansan oder fahre Rad am Han-Fluss. Ich möchte jemanden kennenlernen, mit dem man gut reden und gut schweigen kann.',
    ja: 'ソウルで翻訳の仕事をしています。週末は北漢山に登ったり、漢江で自転車に乗ったり。話が合って、沈黙も心地よい人に出会いたいです。',
    'zh-Hans': '我在首尔做翻译。周末爬北汉山，或者在汉江边骑车。想认识一个聊得来、沉默也自在的人。',
  },
  'Ji-woo Han': {
    en: 'I grew up by the sea in Busan and now run a small bakery. I get up at four, yet nobody says good morning more brightly. One day I want to go to Turin to learn Italian bread.',
    de: 'Ich bin am Meer in Busan aufgewachsen und habe jetzt eine kleine Bäckerei. Ich stehe um vier auf, aber niemand sagt fröhlicher Guten Morgen. Unbedingt will ich einmal nach Turin, um italienisches Brot zu lernen.',
    ja: '釜山の海辺で育ち、今は小さなベーカリーをしています。朝四時に起きますが、おはようは誰よりも明るく言います。いつかトリノでイタリアのパンを学びたいです。',
    'zh-Hans':
      '我在釜山海边长大，现在开一家小面包店。虽然凌晨四点起床，早安却说得比谁都响亮。很想去都灵学做意大利面包。',
  },
  'Elena Conti': {
    en: 'I teach art history and cook from my grandmother’s recipe, the one she never wanted to write down. Looking for someone curious who can listen and laugh at themselves.',
    de: 'Ich unterrichte Kunstgeschichte und koche nach dem Rezept meiner Großmutter, das sie nie aufschreiben wollte. Ich suche einen neugierigen Menschen, der zuhören und über sich lachen kann.',
    ja: '美術史を教えています。料理は、祖母が決して書き残そうとしなかったレシピで。好奇心があり、人の話を聞けて、自分を笑える人を探しています。',
    'zh-Hans': '我教艺术史，照着外婆从不肯写下来的菜谱做菜。想找一个有好奇心、会倾听、也会自嘲的人。',
  },
  'Sofia Ferri': {
    en: 'I restore violins in a workshop behind Santo Spirito. On Sundays, the market and then the hills. I like long letters and people who keep their word.',
    de: 'Ich restauriere Geigen in einer Werkstatt hinter Santo Spirito. Sonntags Markt und danach in die Hügel. Ich mag lange Briefe und Menschen, die ihr Wort halten.',
    ja: 'サント・スピリトの裏の工房でバイオリンを修復しています。日曜は市場、それから丘へ。長い手紙と、約束を守る人が好きです。',
    'zh-Hans': '我在圣灵教堂后面的作坊里修复小提琴。星期天先逛集市，再去山丘。我喜欢长长的信，也喜欢说话算数的人。',
  },
  'Clara Morel': {
    en: 'Night nurse, and a choir singer the rest of the time. I like Sunday markets, slow trains and people who ask real questions.',
    de: 'Nachts Krankenschwester, sonst Chorsängerin. Ich mag Sonntagsmärkte, langsame Züge und Menschen, die echte Fragen stellen.',
    ja: '夜は看護師、それ以外は合唱団の歌い手です。日曜の市場、ゆっくり走る列車、本当の質問をしてくれる人が好きです。',
    'zh-Hans': '夜里是护士，其余时间在合唱团唱歌。我喜欢周日的集市、慢悠悠的火车，还有认真提问的人。',
  },
  'Jonas Weber': {
    en: 'I build organs and repair old ones. In summer I am at the lake, in winter on skis, and for two years I have been learning Chinese with more joy than success. I am looking for someone to come home to.',
    ja: 'オルガンを作り、古いものを直しています。夏は湖、冬はスキー、中国語は二年前から、成果より楽しさ優先で勉強中です。心から落ち着ける人を探しています。',
    'zh-Hans':
      '我制作管风琴，也修复老琴。夏天在湖边，冬天滑雪，学了两年中文，乐趣多于成果。我在找一个能让我安定下来的人。',
  },
  'Tom Hadley': {
    de: 'Bootsbauer, langsamer Koch, Vater eines sehr schnellen siebenjährigen Kindes. Ich schreibe zurück, bin pünktlich und kann besser zuhören als Selfies machen. Erzähl mir, was du gerade liest.',
    ja: '船大工で、料理はゆっくり、とても足の速い七歳の子の父親です。返事は書きます、時間は守ります、自撮りより聞くほうが得意です。今読んでいる本を教えてください。',
    'zh-Hans': '造船匠，做饭慢，有个跑得飞快的七岁孩子。我会回信，会准时，比起自拍更擅长倾听。告诉我你在读什么书吧。',
  },
  'Daniel Reyes': {
    de: 'Ich unterrichte Physik und trainiere ein Mädchen-Hockeyteam, das öfter gewinnt als ich früher. Koreanisch lerne ich Serie für Serie. Ich suche jemanden mit Herz, der lange Spaziergänge bei schlechtem Wetter mag.',
    ja: '物理を教え、昔の僕よりよく勝つ女子ホッケーチームのコーチをしています。韓国語はドラマ一本ずつ勉強中。悪天候の長い散歩が好きな、やさしい人を探しています。',
    'zh-Hans':
      '我教物理，也带一支女子曲棍球队，她们赢的比我当年多。正在一部剧一部剧地学韩语。想找一个善良、喜欢在坏天气里长途散步的人。',
  },
  'Luc Bertin': {
    en: 'Market gardener by the Loire, reader in the evening. I lived in Kyoto for a year and still miss Japan. I am looking for a beautiful story, simple and honest.',
    de: 'Gemüsegärtner an der Loire, abends Leser. Ich habe ein Jahr in Kyoto gelebt, und Japan fehlt mir noch immer. Ich suche eine schöne Geschichte, einfach und ehrlich.',
    ja: 'ロワール河畔の野菜農家、夜は読書家です。京都に一年住み、今も日本が恋しいです。素朴で正直な、美しい物語を探しています。',
    'zh-Hans': '在卢瓦尔河边种菜，晚上读书。我在京都住过一年，至今想念日本。我在找一段美好的故事，简单而真诚。',
  },
  'Marco Riva': {
    en: 'Engineer by day, pizza maker for friends on Fridays. I love mountains, silent films and conversations that end late. Looking for a travel companion, and not only for the holidays.',
    de: 'Tagsüber Ingenieur, freitags Pizzabäcker für Freunde. Ich liebe Berge, Stummfilme und Gespräche, die spät enden. Ich suche eine Reisegefährtin, nicht nur für den Urlaub.',
    ja: '昼はエンジニア、金曜は友人のためのピザ職人。山と無声映画、夜更けまで続く会話が好きです。休暇だけではない、旅の連れを探しています。',
    'zh-Hans': '白天是工程师，星期五给朋友们做披萨。我爱山、默片和聊到很晚的谈话。想找一位旅伴，不只是度假时的。',
  },
  'Ken Mori': {
    en: 'I work in architecture in Fukuoka. On days off I run along the sea or go and look at old houses. I cook well, and better still when there is someone to eat with.',
    de: 'Ich arbeite als Architekt in Fukuoka. An freien Tagen laufe ich am Meer entlang oder sehe mir alte Häuser an. Ich koche gut, und noch besser, wenn jemand mitisst.',
    'zh-Hans': '我在福冈做建筑。休息日沿着海边跑步，或者去看老房子。我擅长做饭，有人一起吃的话会做得更好。',
  },
};
