import type { StoryPhotos } from './story.ts';

/** The people of the stories, as seen by the reader (Jonas, who writes English). */
export const storyCast = {
  mei: { name: 'Mei Lin', age: 31, place: 'Chengdu', there: '21:20 there', speaks: { lang: 'zh-Hans', name: '中文' } },
  xiu: { name: 'Xiu Ran', age: 32, place: 'Xi’an', there: '21:20 there', speaks: { lang: 'zh-Hans', name: '中文' } },
  yuki: { name: 'Yuki Abe', age: 30, place: 'Sapporo', there: '22:20 there', speaks: { lang: 'ja', name: '日本語' } },
  jiwoo: { name: 'Ji-woo Han', age: 33, place: 'Busan', there: '22:20 there', speaks: { lang: 'ko', name: '한국어' } },
  elena: {
    name: 'Elena Conti',
    age: 36,
    place: 'Verona',
    there: '14:20 there',
    speaks: { lang: 'it', name: 'Italiano' },
  },
  hana: { name: 'Hana Seo', age: 35, place: 'Seoul', there: '22:20 there', speaks: { lang: 'ko', name: '한국어' } },
  jonas: {
    name: 'Jonas Weber',
    age: 38,
    place: 'Munich',
    there: '14:20 there',
    speaks: { lang: 'en', name: 'English' },
  },
} as const satisfies Record<Exclude<keyof StoryPhotos, 'view'>, object>;

export const storyEnglish = { lang: 'en', name: 'English' };
