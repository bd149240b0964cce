/** What a member of the cast tells everybody, in their own language. */
interface CastPost {
  readonly author: string;
  readonly language: string;
  readonly says: string;
  /** Files of packages/testing/pictures, each with what it shows. */
  readonly shows: readonly (readonly [file: string, alt: string])[];
  readonly hoursAgo: number;
  readonly audience?: 'registered' | 'friends';
}

/** Oldest first. */
export const castPosts: readonly CastPost[] = [
  {
    author: 'Tom Hadley',
    language: 'en',
    says: 'Launched the little ketch today after eleven months in the shed. She floats. I may have cried, but it was raining, so nobody can prove it.',
    shows: [['coast', 'Sunset over a calm bay']],
    hoursAgo: 142,
  },
  {
    author: 'Wen Chiu',
    language: 'zh',
    says: '書店今天滿六歲。謝謝每一位把傘忘在門口的人，都還替你們留著。',
    shows: [],
    hoursAgo: 131,
  },
  {
    author: 'Marco Riva',
    language: 'it',
    says: 'Venerdì pizza per undici, e il forno ha retto. La pasta era al terzo giorno: non torno più indietro.',
    shows: [],
    hoursAgo: 120,
  },
  {
    author: 'Sofia Ferri',
    language: 'it',
    says: 'Un violino del 1820 è tornato a suonare stamattina. Il suo proprietario non ha detto niente per dieci minuti, ed è stato il complimento più bello.',
    shows: [['bokeh', 'Luci colorate nel buio']],
    hoursAgo: 109,
  },
  {
    author: 'Daniel Reyes',
    language: 'en',
    says: 'My team lost 7 to 2 and sang on the bus all the way home. I am learning more from them than they are from me.',
    shows: [],
    hoursAgo: 98,
  },
  {
    author: 'Hana Seo',
    language: 'ko',
    says: '오늘 번역 원고를 드디어 넘겼어요. 북한산에 올라가서 한 시간 동안 아무 말도 하지 않았습니다.',
    shows: [
      ['autumn', '가을빛으로 물든 산등성이'],
      ['dusk', '노을 진 산'],
    ],
    hoursAgo: 90,
  },
  {
    author: 'Clara Morel',
    language: 'fr',
    says: 'Sortie de garde à sept heures, marché à huit, sieste jusqu’à midi. Le dimanche est une invention remarquable.',
    shows: [],
    hoursAgo: 81,
  },
  {
    author: 'Ken Mori',
    language: 'ja',
    says: '築九十年の家を見に行きました。柱に子どもの背くらべの跡が残っていて、誰も消そうと言いませんでした。',
    shows: [],
    hoursAgo: 73,
  },
  {
    author: 'Xiu Ran',
    language: 'zh',
    says: '修好一只宋代的碗，只缺了一块，怎么也找不到。就让它缺着吧，也挺好看的。',
    shows: [],
    hoursAgo: 66,
  },
  {
    author: 'Luc Bertin',
    language: 'fr',
    says: 'Les cerisiers de mon voisin sont plus beaux que les miens, comme chaque année. Je lui pardonne parce qu’il partage ses confitures.',
    shows: [['bloom', 'Branches de cerisier en fleurs']],
    hoursAgo: 58,
  },
  {
    author: 'Elena Conti',
    language: 'it',
    says: 'Oggi una mia alunna ha guardato un Tintoretto e ha detto: «Qui fa freddo». Non so spiegare il chiaroscuro meglio di così.',
    shows: [],
    hoursAgo: 49,
  },
  {
    author: 'Yuki Abe',
    language: 'ja',
    says: '富良野までドライブ。ラベンダーの香りが車の中にまだ残っていて、犬が三回くしゃみをしました。',
    shows: [
      ['lavender', '地平線まで続くラベンダー畑'],
      ['alps', '湖の向こうの雪山'],
    ],
    hoursAgo: 41,
  },
  {
    author: 'Jonas Weber',
    language: 'de',
    says: 'Die alte Orgel in Andechs hat wieder alle 1.847 Pfeifen. Eine davon war seit 1911 verstimmt, und niemand hat es gemerkt außer dem Organisten.',
    shows: [],
    hoursAgo: 34,
  },
  {
    author: 'Ji-woo Han',
    language: 'ko',
    says: '새벽 네 시의 부산 바다예요. 빵이 부풀기를 기다리는 동안 혼자 보기 아까워서 올립니다.',
    shows: [['night', '달빛이 비치는 밤바다']],
    hoursAgo: 27,
  },
  {
    author: 'Lan Yue',
    language: 'zh',
    says: '下雨天的龙井村，一个人走了很久。茶农请我喝了新茶，没收钱，只问我有没有心上人。',
    shows: [['tea', '层层叠叠的茶园']],
    hoursAgo: 20,
  },
  {
    author: 'Tom Hadley',
    language: 'en',
    says: 'Question for the cooks: how do you keep a seven-year-old from eating all the apples before they become a pie?',
    shows: [],
    hoursAgo: 14,
  },
  {
    author: 'Wen Chiu',
    language: 'zh',
    says: '收工後騎車去海邊，剛好趕上最後一道光。',
    shows: [
      ['coast', '夕陽落入海面'],
      ['dusk', '晚霞下的山影'],
      ['city', '入夜的城市'],
    ],
    hoursAgo: 9,
  },
  {
    author: 'Clara Morel',
    language: 'fr',
    says: 'Notre chorale cherche une basse pour samedi. On chante faux avec beaucoup de conviction.',
    shows: [],
    hoursAgo: 6,
    audience: 'registered',
  },
  {
    author: 'Jonas Weber',
    language: 'de',
    says: 'Erster Schnee auf der Zugspitze, und der See ist noch warm genug für mutige Leute. Ich war heute früh drin.',
    shows: [['alps', 'Verschneite Berge über einem See']],
    hoursAgo: 3,
  },
  {
    author: 'Hana Seo',
    language: 'ko',
    says: '한강에서 자전거 타다가 멈춰 섰어요. 도시가 이렇게 조용할 때도 있네요.',
    shows: [
      ['city', '해 질 녘의 도시'],
      ['night', '달이 뜬 강'],
      ['bokeh', '흐릿한 밤의 불빛'],
      ['dusk', '붉은 하늘'],
    ],
    hoursAgo: 1,
  },
  {
    author: 'Mei Lin',
    language: 'zh',
    says: '周末带妈妈去了青城山。雾到中午才散，然后整个山谷一下子打开了。',
    shows: [
      ['mist', '云雾中的青城山'],
      ['tea', '山坡上的茶园'],
    ],
    hoursAgo: 0,
  },
];
