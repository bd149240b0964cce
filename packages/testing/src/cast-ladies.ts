import type { CastMember } from './cast-member.ts';

const gentle = { gender: 0, seeking: 'men', orientation: 701, visibility: 'public', vipUntil: null } as const;

export const ladies: readonly CastMember[] = [
  {
    ...gentle, name: 'Mei Lin', language: 'zh', birthday: '1995-04-12', place: 'chengdu', languages: ['zh', 'en'],
    biography: '我教小朋友弹钢琴，休息的时候去爬山。我在找一个人，不是一群观众。跟我说说你长大的地方吧，我会告诉你成都的茶馆哪一家最安静。',
    height: 203, marriage: 401, children: 501, income: 602, purpose: [801, 804, 807], horoscope: 1, verified: true, vipUntil: '2037-12-31', photo: 'p-mei', cover: 'mist',
  },
  {
    ...gentle, name: 'Xiu Ran', language: 'zh', birthday: '1994-06-03', place: 'xian', languages: ['zh', 'de'],
    biography: '在西安做陶瓷修复，每天跟一千年前的人打交道。正在学德语，已经能点咖啡，也能读懂一点里尔克。希望遇到一个愿意慢慢聊天的人。',
    height: 203, marriage: 405, children: 501, income: 602, purpose: [801, 815], horoscope: 3, verified: true, photo: 'p-xiu', cover: 'autumn',
  },
  {
    ...gentle, name: 'Lan Yue', language: 'zh', birthday: '1997-09-18', place: 'hangzhou', languages: ['zh', 'en', 'fr'],
    biography: '杭州人，设计丝巾，喜欢清晨的西湖和下雨天。会做龙井虾仁，不会开车。想找一个能一起走路、一起安静的人。',
    height: 202, marriage: 401, children: 501, income: 603, purpose: [801, 807], horoscope: 6, verified: false, photo: 'p-lan', cover: 'tea',
  },
  {
    ...gentle, name: 'Wen Chiu', language: 'tw', birthday: '1992-02-08', place: 'taipei', languages: ['zh', 'en', 'ja'],
    biography: '在台北開一間小書店，週末常常往海邊跑。喜歡手沖咖啡、老電影和不用趕時間的旅行。希望你也是會把一本書看完的人。',
    height: 203, marriage: 401, children: 501, income: 602, purpose: [801, 804, 807], horoscope: 11, verified: true, photo: 'p-wen', cover: 'coast',
  },
  {
    ...gentle, name: 'Yuki Abe', language: 'ja', birthday: '1996-01-27', place: 'sapporo', languages: ['ja', 'en'],
    biography: '札幌で獣医をしています。冬は雪かきのあとのココア、夏は富良野までのドライブが楽しみです。動物が好きで、よく笑う人と出会えたらうれしいです。',
    height: 202, marriage: 401, children: 501, income: 603, purpose: [801, 804], horoscope: 11, verified: true, photo: 'p-yuki', cover: 'lavender',
  },
  {
    ...gentle, name: 'Hana Seo', language: 'ko', birthday: '1991-03-30', place: 'seoul', languages: ['ko', 'en'],
    biography: '서울에서 번역가로 일하고 있어요. 주말에는 북한산에 오르거나 한강에서 자전거를 탑니다. 말이 잘 통하는 사람, 침묵도 편한 사람을 만나고 싶어요.',
    height: 203, marriage: 401, children: 501, income: 603, purpose: [801, 805, 807], horoscope: 1, verified: true, vipUntil: '2037-12-31', photo: 'p-hana', cover: 'city',
  },
  {
    ...gentle, name: 'Ji-woo Han', language: 'ko', birthday: '1993-08-21', place: 'busan', languages: ['ko', 'it', 'en'],
    biography: '부산 바닷가에서 자랐고 지금은 작은 베이커리를 하고 있어요. 새벽 네 시에 일어나지만 아침 인사는 누구보다 밝게 합니다. 이탈리아 빵을 배우러 토리노에 꼭 가 보고 싶어요.',
    height: 202, marriage: 401, children: 501, income: 601, purpose: [801, 804, 815], horoscope: 5, verified: false, photo: 'p-ji', cover: 'night',
  },
  {
    ...gentle, name: 'Elena Conti', language: 'it', birthday: '1990-05-06', place: 'verona', languages: ['it', 'en', 'de'],
    biography: 'Insegno storia dell’arte e cucino con la ricetta di mia nonna, quella che non ha mai voluto scrivere. Cerco una persona curiosa, che sappia ascoltare e ridere di sé.',
    height: 203, marriage: 405, children: 502, income: 603, purpose: [801, 807], horoscope: 2, verified: true, photo: 'p-elena', cover: 'dusk',
  },
  {
    ...gentle, name: 'Sofia Ferri', language: 'it', birthday: '1992-07-14', place: 'florence', languages: ['it', 'fr'],
    biography: 'Restauro violini in una bottega dietro Santo Spirito. La domenica, mercato e poi colline. Mi piacciono le lettere lunghe e le persone che mantengono la parola.',
    height: 202, marriage: 401, children: 501, income: 602, purpose: [801, 805], horoscope: 4, verified: false, visibility: 'registered', photo: 'p-sofia', cover: 'bokeh',
  },
  {
    ...gentle, name: 'Clara Morel', language: 'fr', birthday: '1993-01-09', place: 'lyon', languages: ['fr', 'en', 'es'],
    biography: 'Infirmière de nuit et chanteuse de chorale le reste du temps. J’aime les marchés du dimanche, les trains lents et les gens qui posent de vraies questions.',
    height: 203, marriage: 401, children: 501, income: 602, purpose: [801, 804, 807], horoscope: 10, verified: true, photo: 'p-clara', cover: 'bloom',
  },
];
