import type { Language } from '@peonia/i18n/languages.ts';
import type { Conversation, Line } from './example-conversation.ts';

type Words = Readonly<Record<Language, string>>;

/**
 * Questions that a guest may ask, with their answers, in every language: written by people, so that the demonstration
 * needs neither an account nor a translator. Bilingual by design, so they are not in the catalogues.
 */
export const questions: readonly { readonly question: Words; readonly answer: Words }[] = [
  {
    question: {
      en: 'What made you smile today?',
      zh: '今天什么让你笑了？',
      tw: '今天什麼讓你笑了？',
      de: 'Worüber hast du heute gelächelt?',
      it: 'Che cosa ti ha fatto sorridere oggi?',
      fr: 'Qu’est-ce qui t’a fait sourire aujourd’hui ?',
      ja: '今日、思わず笑顔になったことは？',
      ko: '오늘은 무슨 일로 웃었어요?',
    },
    answer: {
      en: 'A child on the tram who sang to her dog.',
      zh: '电车上有个小女孩，对着她的狗唱歌。',
      tw: '電車上有個小女孩，對著她的狗唱歌。',
      de: 'Ein Kind in der Straßenbahn, das seinem Hund vorgesungen hat.',
      it: 'Una bambina sul tram che cantava al suo cane.',
      fr: 'Une petite fille dans le tram qui chantait pour son chien.',
      ja: '電車で、犬に歌ってあげている女の子がいて。',
      ko: '전차에서 강아지에게 노래를 불러 주던 아이요.',
    },
  },
  {
    question: {
      en: 'What do you cook when friends come over?',
      zh: '朋友来家里，你会做什么菜？',
      tw: '朋友來家裡，你會做什麼菜？',
      de: 'Was kochst du, wenn Freunde kommen?',
      it: 'Che cosa cucini quando vengono gli amici?',
      fr: 'Que cuisines-tu quand des amis viennent ?',
      ja: '友だちが来る日は、何を作りますか？',
      ko: '친구들이 오면 뭘 만들어요?',
    },
    answer: {
      en: 'Dumplings. Everybody folds, nobody counts.',
      zh: '饺子。大家一起包，谁也不数。',
      tw: '水餃。大家一起包，誰也不數。',
      de: 'Teigtaschen. Alle falten mit, keiner zählt.',
      it: 'Ravioli. Li chiudiamo tutti insieme, nessuno li conta.',
      fr: 'Des raviolis. Tout le monde plie, personne ne compte.',
      ja: '餃子です。みんなで包んで、数は数えません。',
      ko: '만두요. 다 같이 빚고, 아무도 세지 않아요.',
    },
  },
  {
    question: {
      en: 'Where would you take me first?',
      zh: '你会先带我去哪里？',
      tw: '你會先帶我去哪裡？',
      de: 'Wohin würdest du mich zuerst mitnehmen?',
      it: 'Dove mi porteresti per prima cosa?',
      fr: 'Où m’emmènerais-tu en premier ?',
      ja: '最初にどこへ連れて行ってくれますか？',
      ko: '저를 제일 먼저 어디로 데려갈래요?',
    },
    answer: {
      en: 'To the market by the river, before breakfast.',
      zh: '去河边的集市，早饭前就去。',
      tw: '去河邊的市集，早餐前就去。',
      de: 'Auf den Markt am Fluss, noch vor dem Frühstück.',
      it: 'Al mercato sul fiume, prima di colazione.',
      fr: 'Au marché au bord de la rivière, avant le petit-déjeuner.',
      ja: '川沿いの市場へ。朝ごはんの前に。',
      ko: '강가 시장으로요, 아침 먹기 전에.',
    },
  },
];

/** The lines of a conversation: its own ones, or those of the question that was asked. */
export function linesOf(
  { says, answers }: Pick<Conversation, 'says' | 'answers'>,
  asked: number | null,
): { readonly says: Line; readonly answers: Line } {
  const words = asked === null ? undefined : questions[asked];
  if (words === undefined) return { says, answers };
  const line = ({ lang, other }: Line, text: Words): Line => ({
    lang,
    other,
    text: text[lang],
    translation: text[other],
  });
  return { says: line(says, words.question), answers: line(answers, words.answer) };
}
