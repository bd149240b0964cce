import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';

/** The greeting of members who have written none. */
export function defaultGreeting(language: Language): string {
  return serverText(language, 'chat.hi.default');
}
