/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import { firstNames, isCatalogueOf, needsFirst } from './catalogue-name.ts';
import type { Language } from './languages.ts';

// The texts of the frame and of home are one chunk per language. Others are one chunk per language and catalogue, and
// one list per language, since a single list would weigh on every page. Server texts never reach a browser.
const firsts = import.meta.glob<Record<string, Messages>>('./first-catalogues/*.ts', { import: 'messages' });
const lists = import.meta.glob<Record<string, () => Promise<Messages>>>('./catalogues/*.ts', { import: 'catalogues' });

/**
 * Loads and merges the named catalogues of a language. Names are the web's feature folders, plus `platform` and
 * `routes`, with their parts as in `isCatalogueOf`. A feature without texts adds nothing.
 */
export async function loadCatalogue(lang: Language, names: readonly string[]): Promise<Messages> {
  const others = names.filter((name) => !firstNames.includes(name));
  const [first, parts] = await Promise.all([
    needsFirst(names) ? firsts[`./first-catalogues/${lang}.ts`]?.() : {},
    others.length === 0 ? [] : loadOthers(lang, others),
  ]);
  return Object.assign({}, ...Object.values(first ?? {}), ...parts);
}

async function loadOthers(lang: Language, names: readonly string[]): Promise<(Messages | undefined)[]> {
  const list = (await lists[`./catalogues/${lang}.ts`]?.()) ?? {};
  const folder = `../../locales/${lang}/`;
  const wanted = Object.keys(list).filter(
    (path) => path.startsWith(folder) && names.some((name) => isCatalogueOf(name, path.slice(folder.length))),
  );
  return Promise.all(wanted.map((path) => list[path]?.()));
}
