import type { EmojiName } from '@peonia/core/emoji.ts';
import type { Language } from './languages.ts';

/** Name of each emoji, for screen readers and the search of the picker. */
export type EmojiLabels = Readonly<Record<EmojiName, string>>;

// Literal imports, so that the bundler creates one chunk per language.
const loaders: Record<Language, () => Promise<{ emojiLabels: EmojiLabels }>> = {
  en: () => import('./emoji-labels/en.ts'),
  zh: () => import('./emoji-labels/zh.ts'),
  tw: () => import('./emoji-labels/tw.ts'),
  de: () => import('./emoji-labels/de.ts'),
  it: () => import('./emoji-labels/it.ts'),
  fr: () => import('./emoji-labels/fr.ts'),
  ja: () => import('./emoji-labels/ja.ts'),
  ko: () => import('./emoji-labels/ko.ts'),
};

/** Loads the emoji names in the reader's language. */
export async function loadEmojiLabels(lang: Language): Promise<EmojiLabels> {
  return (await loaders[lang]()).emojiLabels;
}
