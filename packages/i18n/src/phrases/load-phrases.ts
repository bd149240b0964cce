/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../languages.ts';

/** Phrases of one level of the game; the bank has them level by level. */
export const levelPhrases = 16;

// One chunk per language, for the browser.
const loaders = import.meta.glob<readonly string[]>('../../phrases/*.json', { import: 'default' });

/** The phrases of a language. The same place means the same in every language. */
export async function loadPhrases(lang: Language): Promise<readonly string[]> {
  const load = loaders[`../../phrases/${lang}.json`];
  if (load === undefined) throw new Error(`There are no phrases in ${lang}.`);
  return load();
}
