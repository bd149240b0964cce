import { isLanguage, languageFacts } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage } from '@peonia/i18n/spoken-languages.ts';

/** Two languages of a translator as the program keeps them. */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

/** Reads `de:ja`: from a language that members may speak into one of the product's. Null for everything else. */
export function readPair(text: string): LanguagePair | null {
  const [from = '', to = '', ...more] = text.split(':');
  if (more.length > 0 || !isSpokenLanguage(from) || !isLanguage(to)) return null;
  const target = languageFacts[to].htmlLang;
  return target.split('-')[0] === from ? null : { source: from, target };
}
