import type { Language } from '@peonia/i18n/languages.ts';
import type { Speaker } from '../../profiles/public.ts';

/** ISO 639 code of an interface language; `tw` is a script variant of Chinese. */
export function spokenLanguageOf(language: Language): string {
  return language === 'tw' ? 'zh' : language;
}

/** Languages a reader reads: those they speak, or the page language if they stated none. */
export function readableLanguages(speaker: Speaker | undefined, language: Language): readonly string[] {
  return speaker === undefined || speaker.languages.length === 0 ? [spokenLanguageOf(language)] : speaker.languages;
}

/** Genders whose posts a reader is shown besides friends: those they seek, or both. */
export function gendersFor(speaker: Pick<Speaker, 'seeking'> | undefined): readonly number[] {
  if (speaker?.seeking === 'men') return [1];
  return speaker?.seeking === 'women' ? [0] : [0, 1];
}
