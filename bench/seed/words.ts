/** Words that made-up members are put together from. */
export const firstNames = {
  0: ['Mei', 'Anna', 'Giulia', 'Claire', 'Yuki', 'Ji-woo', 'Lena', 'Sofia', 'Hana', 'Camille', 'Lin', 'Martina', 'Emma', 'Sakura', 'Min-seo', 'Chiara', 'Julie', 'Xin', 'Laura', 'Aiko'],
  1: ['Jonas', 'Wei', 'Luca', 'Pierre', 'Haruto', 'Min-jun', 'Felix', 'Marco', 'Ren', 'Louis', 'Jun', 'Paolo', 'James', 'Sota', 'Do-yun', 'Matteo', 'Hugo', 'Hao', 'David', 'Kenji'],
} as const;

export const familyNames = ['Weber', 'Lin', 'Rossi', 'Martin', 'Sato', 'Kim', 'Keller', 'Chen', 'Bianchi', 'Dubois', 'Tanaka', 'Park', 'Fischer', 'Wang', 'Costa', 'Moreau', 'Ito', 'Lee', 'Smith', 'Huang'] as const;

/** Languages spoken where a place lies; English elsewhere. */
export const languagesByCountry: Readonly<Record<string, string>> = {
  CN: 'zh', TW: 'tw', HK: 'tw', DE: 'de', AT: 'de', CH: 'de', IT: 'it', FR: 'fr', BE: 'fr', JP: 'ja', KR: 'ko',
};

/** By language; some say nothing. */
export const biographies: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I cook on Sundays and walk on all other days. Looking for somebody to share both.',
    'Teacher, tea drinker, reader of maps. I would like to see the north lights once.',
    'Quiet evenings, loud concerts, and a dog who decides everything.',
    'I moved three times in five years and would like to stay now, with somebody who laughs easily.',
    '',
  ],
  de: ['Ich spiele Klavier und gehe gern in die Berge.', 'Am Sonntag koche ich, an den anderen Tagen laufe ich.', ''],
  fr: ['J’aime la pâtisserie, la mer et les longues promenades.', 'Je lis beaucoup et je ris facilement.', ''],
  it: ['Mi piace viaggiare in montagna e cucinare per gli amici.', 'Suono la chitarra, male ma con gioia.', ''],
  zh: ['我喜欢古典音乐和旅行，周末常常弹钢琴。', '我是老师，爱喝茶，也爱看地图。', ''],
  tw: ['我喜歡登山與攝影，週末常去海邊。', '下班後我會煮飯，也會彈鋼琴。', ''],
  ja: ['週末はよくカメラを持って散歩します。', '料理と映画が好きです。静かな夜に音楽を聴きます。', ''],
  ko: ['저는 클래식 음악을 좋아하고 요리를 합니다.', '주말에는 산에 가거나 사진을 찍어요.', ''],
};

export const sentences = [
  'Good evening! How was your day?',
  'I have been to the market and bought far too much.',
  'That sounds lovely. Which part of the city do you live in?',
  'Ha, me too [smile]',
  'Tomorrow I work late, but Friday is free.',
  'Do you like hiking? There is a path along the river that I want to show you.',
  'Sorry, I fell asleep yesterday.',
  'Send me a picture of the view!',
] as const;
