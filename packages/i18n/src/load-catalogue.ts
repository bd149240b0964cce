/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

// One chunk per language and feature, and per language one list of them: the lists of all languages would weigh on every page.
// Server texts never reach a browser.
const lists = import.meta.glob<Record<string, () => Promise<Messages>>>('./catalogues/*.ts', { import: 'catalogues' });

/**
 * Loads the named catalogues of a language and merges them. The names are those of the web's feature folders, plus
 * `platform` and `routes`. Of a feature whose folder has a part with a catalogue of its own, `feature` brings both,
 * `feature.part` only the part's, and `feature.` only what is in no part. A feature without texts has no catalogue and
 * adds nothing.
 */
export async function loadCatalogue(lang: Language, names: readonly string[]): Promise<Messages> {
  const list = (await lists[`./catalogues/${lang}.ts`]?.()) ?? {};
  const folder = `../../locales/${lang}/`;
  const wanted = Object.keys(list).filter((path) =>
    names.some((name) => path.startsWith(`${folder}${name}`) && isOf(name, path.slice(folder.length + name.length))),
  );
  const parts = await Promise.all(wanted.map((path) => list[path]?.()));
  return Object.assign({}, ...parts);
}

/** Whether what is left of a file's name behind a wanted one makes it one of its catalogues. */
function isOf(name: string, rest: string): boolean {
  return name.endsWith('.') ? rest === 'po' : rest.startsWith('.');
}
