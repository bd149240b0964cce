import type { Language } from '@peonia/i18n/languages.ts';
import { useLanguage } from './language.tsx';

const unspaced: readonly Language[] = ['zh', 'tw', 'ja'];

/** The space between two sentences. Chinese and Japanese have none. */
export function SentenceSpace() {
  const { language } = useLanguage();
  return unspaced.includes(language) ? null : ' ';
}
