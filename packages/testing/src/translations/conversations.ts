/** Messages of the cast, by how they begin. */
export const messageTranslations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Hello Mei, your photo': {
    de: 'Hallo Mei, bei deinem Foto aus den Bergen habe ich aufgehört zu scrollen. Wo ist es entstanden?',
    ja: 'こんにちは、Mei。山の写真を見て、スクロールする手が止まりました。どこで撮ったのですか。',
    'zh-Hans': '你好，Mei，你在山里拍的那张照片让我停下来看了很久。是在哪儿拍的？',
  },
  '那是青城山，离成都不远': {
    en: 'That is Mount Qingcheng, not far from Chengdu. On the way down the clouds suddenly parted.',
    de: 'Das ist der Berg Qingcheng, nicht weit von Chengdu. Beim Abstieg rissen auf einmal die Wolken auf.',
    ja: '成都から遠くない青城山です。下山のとき、雲がぱっと晴れました。',
  },
  'Then you have to show': {
    de: 'Dann musst du mir diesen Weg eines Tages zeigen. [smile]',
    ja: 'それなら、いつかその道を案内してください。[smile]',
    'zh-Hans': '那你改天一定要带我走走那条路。[smile]',
  },
  '好啊。我先教你包饺子': {
    en: 'Gladly. First I will teach you to make dumplings.',
    de: 'Gern. Vorher bringe ich dir bei, wie man Jiaozi faltet.',
    ja: 'いいですよ。まずは餃子の包み方を教えますね。',
  },
  'Which season is best': {
    de: 'Welche Jahreszeit ist in München am schönsten?',
    ja: 'ミュンヘンはどの季節がいちばんいいですか。',
    'zh-Hans': '慕尼黑哪个季节最好？',
  },
  'September. Warm days': {
    de: 'Der September. Warme Tage, kaum Andrang.',
    ja: '九月です。暖かくて、人も少ないですよ。',
    'zh-Hans': '九月。天气暖和，人也不多。',
  },
  'Which lake would you': {
    de: 'Welchen See würdest du mir zuerst zeigen?',
    ja: '最初に見せてくれるのは、どの湖ですか。',
    'zh-Hans': '你会先带我去看哪个湖？',
  },
  'Bonjour Ji-woo, votre': {
    en: 'Hello Ji-woo, which part of Busan do you like best?',
    de: 'Hallo Ji-woo, welches Viertel von Busan magst du am liebsten?',
    ja: 'こんにちは、Ji-woo。釜山でいちばん好きな街はどこですか。',
    'zh-Hans': '你好，Ji-woo，釜山你最喜欢哪一片？',
    ko: '안녕하세요 지우 씨, 부산에서 가장 좋아하는 동네가 어디예요?',
  },
  감천마을이요: {
    en: 'Gamcheon Village. It is quiet if you go in the morning.',
    de: 'Das Dorf Gamcheon. Morgens ist es dort ruhig.',
    fr: 'Le village de Gamcheon. Le matin, c’est calme.',
    ja: '甘川村です。朝に行くと静かですよ。',
    'zh-Hans': '甘川村。早上去很安静。',
  },
};
