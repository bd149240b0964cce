/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import { isCatalogueOf } from './catalogue-name.ts';
import type { Language } from './languages.ts';

// One chunk per language and catalogue, and one list per language, since a single list would weigh on every page.
// Server texts never reach a browser.
const lists = import.meta.glob<Record<string, () => Promise<Messages>>>('./catalogues/*.ts', { import: 'catalogues' });

/**
 * Loads and merges the named catalogues of a language. Names are the web's feature folders, plus `platform` and
 * `routes`, with their parts as in `isCatalogueOf`. A feature without texts adds nothing.
 */
export async function loadCatalogue(lang: Language, names: readonly string[]): Promise<Messages> {
  const list = (await lists[`./catalogues/${lang}.ts`]?.()) ?? {};
  const folder = `../../locales/${lang}/`;
  const wanted = Object.keys(list).filter(
    (path) => path.startsWith(folder) && names.some((name) => isCatalogueOf(name, path.slice(folder.length))),
  );
  const parts = await Promise.all(wanted.map((path) => list[path]?.()));
  return Object.assign({}, ...parts);
}
