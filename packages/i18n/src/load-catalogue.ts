/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

// One chunk per language and feature, and per language one list of them: the lists of all languages would weigh on every page.
// Server texts never reach a browser.
const lists = import.meta.glob<Record<string, () => Promise<Messages>>>('./catalogues/*.ts', { import: 'catalogues' });

/**
 * Loads the named catalogues of a language and merges them.
 * The names are those of the web's feature folders, plus `platform` and `routes`.
 * A feature without texts has no catalogue and adds nothing.
 */
export async function loadCatalogue(lang: Language, names: readonly string[]): Promise<Messages> {
  const list = (await lists[`./catalogues/${lang}.ts`]?.()) ?? {};
  const parts = await Promise.all(names.map((name) => list[`../../locales/${lang}/${name}.po`]?.()));
  return Object.assign({}, ...parts);
}
