import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@peonia/i18n/languages.ts';
import { contractErrorTexts, isServerCatalogue, readServerTexts, writeServerTexts } from './server-catalogues.ts';
import { webCatalogues, type WebCatalogue } from './web-catalogues.ts';

/** What an extraction did to the catalogues. */
interface Extraction {
  /** Texts found in the code of the web. */
  readonly found: number;
  /** Translated texts that left the code and the catalogues, as "feature: text". */
  readonly dropped: string[];
}

/**
 * Brings all catalogues in line with the code: new texts come in untranslated, texts that left the code are dropped,
 * catalogues without a text or without a feature are removed, English error texts follow the contract, French texts get
 * their no-break spaces.
 */
export async function extract(root: string): Promise<Extraction> {
  const parts: Extraction[] = [];
  const filled = new Set<string>();
  for (const catalogue of await webCatalogues(root)) {
    const part = await extractCatalogue(catalogue);
    parts.push(part);
    if (part.found > 0) filled.add(catalogue.name);
  }
  await removeEmpty(root, filled);
  await extractErrors(root);
  await spaceFrenchMails(root);
  return { found: parts.reduce((sum, part) => sum + part.found, 0), dropped: parts.flatMap((part) => part.dropped) };
}

/** The same for one catalogue of the web alone, so that people who work on different features do not meet. */
export async function extractCatalogue(catalogue: WebCatalogue): Promise<Extraction> {
  const sources = await catalogue.collect();
  const found = Object.keys(sources).length;
  const dropped = goneFrom(sources, await catalogue.read('en')).map((text) => `${catalogue.name}: ${text}`);
  if (found === 0) return { found, dropped };
  for (const lang of languages) await catalogue.write(lang, catalogue.merge(lang, sources, await catalogue.read(lang)));
  return { found, dropped };
}

function goneFrom(sources: object, before: Record<string, { message?: string }>): string[] {
  return Object.entries(before)
    .filter(([id]) => !Object.hasOwn(sources, id))
    .map(([id, entry]) => entry.message ?? id);
}

async function removeEmpty(root: string, filled: Set<string>): Promise<void> {
  const folder = join(root, 'packages/i18n/locales');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const name = file.name.replace(/\.po$/, '');
    const isGone = file.isFile() && name !== file.name && !isServerCatalogue(name) && !filled.has(name);
    if (isGone) await rm(join(file.parentPath, file.name));
  }
}

/** Gives the errors catalogue the ids and the English of the contract. */
export async function extractErrors(root: string): Promise<void> {
  const sources = await contractErrorTexts(root);
  for (const lang of languages) {
    const before = await readServerTexts(root, lang, 'errors');
    const after = [...sources].map(([id, english]): [string, string] => [
      id,
      lang === 'en' ? english : (before.get(id) ?? ''),
    ]);
    await writeServerTexts(root, lang, 'errors', new Map(after));
  }
}

/** Writing puts the no-break spaces. */
async function spaceFrenchMails(root: string): Promise<void> {
  const mails = await readServerTexts(root, 'fr', 'mails');
  if (mails.size > 0) await writeServerTexts(root, 'fr', 'mails', mails);
}

if (process.argv[1] === import.meta.filename) {
  const { found, dropped } = await extract(process.cwd());
  for (const text of dropped) console.log(`no longer in the code: ${text}`);
  console.log(`${found} texts in ${languages.length} languages.`);
}
