import type { Language } from '@peonia/i18n/languages.ts';
import type { Speaker } from '../../profiles/public.ts';

/** ISO 639 of an interface language: traditional characters are a script, not a language. */
export function spokenLanguageOf(language: Language): string {
  return language === 'tw' ? 'zh' : language;
}

/** What a reader can read: the languages they speak, or that of their page where they have named none. */
export function readableLanguages(speaker: Speaker | undefined, language: Language): readonly string[] {
  return speaker === undefined || speaker.languages.length === 0 ? [spokenLanguageOf(language)] : speaker.languages;
}

/** Whose news a reader is shown besides their friends': of whom they seek, of everybody where they have not said. */
export function gendersFor(speaker: Pick<Speaker, 'seeking'> | undefined): readonly number[] {
  if (speaker?.seeking === 'men') return [1];
  return speaker?.seeking === 'women' ? [0] : [0, 1];
}
