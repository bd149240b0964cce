import { readFileSync } from 'node:fs';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageFacts, languages, type Language } from './languages.ts';
import { readPo } from './read-po.ts';

/** Catalogues of texts the server itself writes. They are read whole when the program starts. */
export const serverCatalogues = ['errors', 'mails'] as const;

type Values = Record<string, string | number>;

const texts = new Map(languages.map((lang) => [lang, readTexts(lang)]));
const speakers = new Map(languages.map((lang) => [lang, speakerOf(lang)]));

function readTexts(lang: Language): Map<string, string> {
  return new Map(
    serverCatalogues.flatMap((name) => [
      ...readPo(readFileSync(new URL(`../locales/${lang}/${name}.po`, import.meta.url), 'utf8')),
    ]),
  );
}

function speakerOf(lang: Language): I18n {
  const i18n = setupI18n();
  i18n.load(lang, {});
  i18n.activate(lang, languageFacts[lang].locale);
  return i18n;
}

/**
 * A text of the server in the reader's language, ICU placeholders and plurals filled in.
 *
 * @param id Explicit, such as `error.400015` or `mail.verify.subject` A text that is missing is an error under test; in
 *   production the reader gets English and the log a warning.
 */
export function serverText(lang: Language, id: string, values: Values = {}): string {
  const speaks = texts.get(lang)?.get(id) ? lang : 'en';
  const speaker = speakers.get(speaks);
  const source = texts.get(speaks)?.get(id);
  if (speaks !== lang || source === undefined) tellMissing(lang, id);
  if (!speaker || source === undefined) return id;
  compileOnce(speaker, id, source);
  return speaker._(id, values);
}

// Compiling on first use keeps the start fast: most texts are never needed by one process.
function compileOnce(speaker: I18n, id: string, source: string): void {
  if (!Object.hasOwn(speaker.messages, id)) speaker.load(speaker.locale, { [id]: compileMessage(source) });
}

const told = new Set<string>();

function tellMissing(lang: Language, id: string): void {
  const problem = `The server text ${id} is missing in ${lang}.`;
  if (process.env.NODE_ENV === 'test') throw new Error(problem);
  if (told.has(problem)) return;
  told.add(problem);
  process.emitWarning(problem);
}
