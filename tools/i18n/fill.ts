import { readFile } from 'node:fs/promises';
import { isLanguage, languages, type Language } from '@peonia/i18n/languages.ts';
import { check, describeProblems } from './check.ts';
import { extractCatalogue, extractErrors } from './extract.ts';
import { isServerCatalogue, readServerTexts, writeServerTexts, type ServerCatalogueName } from './server-catalogues.ts';
import { webCatalogues } from './web-catalogues.ts';

/** English text (or message id) → language → translation. */
export type Translations = Record<string, Partial<Record<Language, string>>>;

/**
 * Writes translations into the catalogues of one feature, after bringing these in line with the code. Answers the keys
 * that name no text of the feature. A text with several contexts is filled in all of them unless the key is the message
 * id.
 */
export async function fill(root: string, feature: string, translations: Translations): Promise<string[]> {
  return isServerCatalogue(feature) ? fillServer(root, feature, translations) : fillWeb(root, feature, translations);
}

async function fillWeb(root: string, feature: string, translations: Translations): Promise<string[]> {
  const catalogue = (await webCatalogues(root)).find(({ name }) => name === feature);
  if (!catalogue) throw new Error(`The web has no feature ${feature}.`);
  await extractCatalogue(catalogue);
  const used = new Set<string>();
  for (const lang of languages) {
    const entries = await catalogue.read(lang);
    for (const [id, entry] of Object.entries(entries)) {
      const key = [id, entry.message ?? id].find((name) => Object.hasOwn(translations, name));
      if (key === undefined) continue;
      used.add(key);
      // English is what the code says, and a blank left in the file erases nothing.
      if (lang !== 'en') entry.translation = translations[key]?.[lang] || entry.translation;
    }
    if (Object.keys(entries).length > 0) await catalogue.write(lang, entries);
  }
  return Object.keys(translations).filter((key) => !used.has(key));
}

async function fillServer(root: string, name: ServerCatalogueName, translations: Translations): Promise<string[]> {
  if (name === 'errors') await extractErrors(root);
  const known = await readServerTexts(root, 'en', name);
  // The contract alone decides which errors there are; mails are named here.
  const isNew = (id: string) => name === 'mails' && translations[id]?.en !== undefined;
  const ids = Object.keys(translations).filter((id) => known.has(id) || isNew(id));
  for (const lang of languages) {
    const texts = await readServerTexts(root, lang, name);
    for (const id of ids) {
      const text = lang === 'en' && name === 'errors' ? undefined : translations[id]?.[lang];
      texts.set(id, text || texts.get(id) || '');
    }
    await writeServerTexts(root, lang, name, texts);
  }
  return Object.keys(translations).filter((id) => !ids.includes(id));
}

function readTranslations(text: string): Translations {
  const parsed: unknown = JSON.parse(text);
  if (!isRecord(parsed)) throw new Error('Expected an object: English text → language → translation.');
  return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, readLanguages(key, value)]));
}

function readLanguages(key: string, value: unknown): Partial<Record<Language, string>> {
  if (!isRecord(value)) throw new Error(`Expected languages under "${key}".`);
  for (const [lang, text] of Object.entries(value)) {
    if (!isLanguage(lang)) throw new Error(`"${lang}" under "${key}" is not one of ${languages.join(', ')}.`);
    if (typeof text !== 'string') throw new Error(`The ${lang} of "${key}" is not a text.`);
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

if (process.argv[1] === import.meta.filename) {
  const [feature, file] = process.argv.slice(2);
  if (!feature)
    throw new Error(
      'Usage: npm run i18n:fill <feature> [file.json]. Without a file it prints what is missing, ready to be filled in.',
    );
  const root = process.cwd();
  const unknown = await fill(root, feature, file ? readTranslations(await readFile(file, 'utf8')) : {});
  for (const key of unknown) console.error(`not a text of ${feature}: "${key}"`);
  const problems = (await check(root)).filter(({ catalogue }) => catalogue === feature);
  if (file) {
    for (const line of describeProblems(problems)) console.error(line);
    console.log(`${feature}: ${problems.length === 0 ? 'complete' : `${problems.length} problems left`}.`);
  } else {
    const missing = [...new Set(problems.map(({ text }) => text))].toSorted();
    const blank = Object.fromEntries(languages.filter((lang) => lang !== 'en').map((lang) => [lang, '']));
    console.log(JSON.stringify(Object.fromEntries(missing.map((text) => [text, blank])), null, 2));
  }
  process.exitCode = unknown.length + problems.length > 0 && file ? 1 : 0;
}
