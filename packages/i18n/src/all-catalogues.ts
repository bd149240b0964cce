/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import { isLanguage, languages, type Language } from './languages.ts';

// Contains every language, for server rendering only: never import it in the browser.
const modules = import.meta.glob<Messages>(['../locales/*/*.po', '!../locales/*/{errors,mails}.po'], {
  import: 'messages',
  eager: true,
});

const byLanguage = new Map<Language, Messages>(languages.map((lang) => [lang, {}]));
for (const [path, messages] of Object.entries(modules)) {
  const lang = path.split('/').at(-2);
  if (isLanguage(lang)) Object.assign(byLanguage.get(lang) ?? {}, messages);
}

/** All web messages of a language, ready for `i18n.load`. */
export function allMessages(lang: Language): Messages {
  return byLanguage.get(lang) ?? {};
}
