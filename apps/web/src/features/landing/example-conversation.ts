import type { Language } from '@peonia/i18n/languages.ts';
import { ji, jonas, luc, marco, mei, type Portrait, tom, wen, yuki } from './portraits.ts';

export interface Speaker {
  readonly photo: Portrait;
  /** Name and city, in the reader's language. */
  readonly who: string;
  /** Local time and language, in that language. */
  readonly where: string;
}

export interface Line {
  readonly lang: Language;
  readonly text: string;
  readonly other: Language;
  readonly translation: string;
}

export interface Conversation {
  readonly left: Speaker;
  readonly right: Speaker;
  readonly says: Line;
  readonly answers: Line;
}

function line(lang: Language, text: string, other: Language, translation: string): Line {
  return { lang, text, other, translation };
}

/**
 * Example conversation of the landing page, per reader's language. Bilingual by design, so it is not in the catalogues.
 * All local times belong to 13:20 UTC in November.
 */
export const exampleConversations: Readonly<Record<Language, Conversation>> = {
  en: {
    left: { photo: tom, who: 'Tom, Leeds', where: '1:20 pm · English' },
    right: { photo: mei, who: 'Mei, Chengdu', where: '9:20 pm · 中文' },
    says: line('en', 'What was the best part of your day?', 'zh', '今天最美好的事是什么？'),
    answers: line('zh', '下山的时候，云一下子散开了。', 'en', 'On the way down, the clouds suddenly opened.'),
  },
  zh: {
    left: { photo: mei, who: '梅，成都', where: '21:20 · 中文' },
    right: { photo: jonas, who: '约纳斯，慕尼黑', where: '14:20 · Deutsch' },
    says: line('zh', '你周末一般怎么过？', 'de', 'Wie verbringst du sonst dein Wochenende?'),
    answers: line('de', 'Am liebsten am See, auch wenn es kalt ist.', 'zh', '最爱去湖边，天冷也去。'),
  },
  tw: {
    left: { photo: wen, who: '雯，台南', where: '21:20 · 中文' },
    right: { photo: luc, who: '呂克，里昂', where: '14:20 · Français' },
    says: line('tw', '你家巷口的早餐吃什麼？', 'fr', 'Que mange-t-on le matin au coin de ta rue ?'),
    answers: line('fr', 'Une tartine et un café, debout au comptoir.', 'tw', '一片抹奶油的麵包配咖啡，站在吧檯邊吃。'),
  },
  de: {
    left: { photo: jonas, who: 'Jonas, München', where: '14:20 · Deutsch' },
    right: { photo: mei, who: 'Mei, Chengdu', where: '21:20 · 中文' },
    says: line('de', 'Was war das Schönste an deinem Tag?', 'zh', '今天最美好的事是什么？'),
    answers: line('zh', '下山的时候，云一下子散开了。', 'de', 'Als wir abstiegen, rissen plötzlich die Wolken auf.'),
  },
  it: {
    left: { photo: marco, who: 'Marco, Torino', where: '14:20 · Italiano' },
    right: { photo: ji, who: 'Ji-woo, Busan', where: '22:20 · 한국어' },
    says: line('it', 'Che cosa cucini quando piove?', 'ko', '비 오는 날엔 뭘 만들어 먹어요?'),
    answers: line(
      'ko',
      '파전이요. 지글지글 소리가 빗소리랑 닮았거든요.',
      'it',
      'Frittelle di cipollotto: sfrigolano proprio come la pioggia.',
    ),
  },
  fr: {
    left: { photo: luc, who: 'Luc, Lyon', where: '14:20 · Français' },
    right: { photo: yuki, who: 'Yuki, Sapporo', where: '22:20 · 日本語' },
    says: line('fr', 'À quoi ressemble ta ville ce soir ?', 'ja', '今夜、そちらの街はどんな様子ですか？'),
    answers: line(
      'ja',
      '初雪です。音がぜんぶ消えたみたい。',
      'fr',
      'Première neige. On dirait que tous les bruits ont disparu.',
    ),
  },
  ja: {
    left: { photo: yuki, who: 'ゆき・札幌', where: '22:20 · 日本語' },
    right: { photo: tom, who: 'トム・リーズ', where: '13:20 · English' },
    says: line('ja', '今日、いちばん笑ったことは何ですか？', 'en', 'What made you laugh most today?'),
    answers: line(
      'en',
      'My dog stole the neighbour’s slippers again.',
      'ja',
      'うちの犬が、またお隣さんのスリッパを持ってきちゃって。',
    ),
  },
  ko: {
    left: { photo: ji, who: '지우, 부산', where: '22:20 · 한국어' },
    right: { photo: marco, who: '마르코, 토리노', where: '14:20 · Italiano' },
    says: line(
      'ko',
      '요즘 푹 빠져 있는 노래 있어요?',
      'it',
      'C’è una canzone che ascolti di continuo in questi giorni?',
    ),
    answers: line('it', 'Sì, quella che cantava sempre mia nonna.', 'ko', '네, 할머니가 늘 부르시던 노래요.'),
  },
};
