import { languages } from '@peonia/i18n/languages.ts';
import { extractCatalogue } from '../i18n/extract.ts';
import { webCatalogues, type WebCatalogue } from '../i18n/web-catalogues.ts';
import { texts } from './texts.ts';

/**
 * Writes the catalogues of a feature in all languages. A text that another feature has is taken from there: one English
 * text has one translation. Returns the paths of the catalogues.
 */
export async function fillCatalogues(root: string, name: string): Promise<string[]> {
  const catalogues = await webCatalogues(root);
  const own = catalogues.find((catalogue) => catalogue.name === name);
  if (own === undefined) throw new Error(`The web has no feature ${name}.`);
  await extractCatalogue(own);
  for (const lang of languages.filter((one) => one !== 'en')) {
    const known = await readKnown(catalogues, lang);
    const entries = await own.read(lang);
    for (const [id, entry] of Object.entries(entries)) {
      const english = entry.message ?? id;
      const translation = known.get(english) ?? texts[english]?.[lang];
      if (translation === undefined) throw new Error(`"${english}" has no translation in tools/new-feature/texts.ts`);
      entry.translation = translation;
    }
    await own.write(lang, entries);
  }
  return languages.map((lang) => `packages/i18n/locales/${lang}/${name}.po`);
}

async function readKnown(catalogues: readonly WebCatalogue[], lang: string): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const catalogue of catalogues)
    for (const [id, { message, translation, context }] of Object.entries(await catalogue.read(lang)))
      if (translation && context === undefined) known.set(message ?? id, translation);
  return known;
}
