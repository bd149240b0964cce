import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageFacts, languages, type Language } from './languages.ts';
import { readPo } from './read-po.ts';
import { textsFolder } from './texts-folder.ts';

/** Catalogues of texts written by the server. */
const serverCatalogues = ['errors', 'mails'] as const;

type Values = Record<string, string | number>;

const texts = new Map<Language, ReadonlyMap<string, string>>();
const speakers = new Map(languages.map((lang) => [lang, speakerOf(lang)]));

/** Reads the texts of a language when they are first needed: most processes write in few languages. */
function textsOf(lang: Language): ReadonlyMap<string, string> {
  const found = texts.get(lang) ?? readTexts(lang);
  texts.set(lang, found);
  return found;
}

function readTexts(lang: Language): Map<string, string> {
  return new Map(
    serverCatalogues.flatMap((name) => [
      ...readPo(readFileSync(join(textsFolder, 'locales', lang, `${name}.po`), 'utf8')),
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
 * Returns a server text in the reader's language, with ICU placeholders and plurals filled in. `id`: such as
 * `error.400015` or `mail.verify.subject`. A missing text throws under test; in production it falls back to English and
 * logs a warning.
 */
export function serverText(lang: Language, id: string, values: Values = {}): string {
  const speaks = textsOf(lang).get(id) ? lang : 'en';
  const speaker = speakers.get(speaks);
  const source = textsOf(speaks).get(id);
  if (speaks !== lang || source === undefined) tellMissing(lang, id);
  if (!speaker || source === undefined) return id;
  compileOnce(speaker, id, source);
  return speaker._(id, values);
}

// Texts are compiled on first use: most are never needed by one process.
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
