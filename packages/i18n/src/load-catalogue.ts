/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

// One chunk per language and feature. Server texts never reach a browser.
const loaders = import.meta.glob<Messages>(['../locales/*/*.po', '!../locales/*/{errors,mails}.po'], { import: 'messages' });

/**
 * Loads the named catalogues of a language and merges them.
 * The names are those of the web's feature folders, plus `platform` and `routes`.
 * A feature without texts has no catalogue and adds nothing.
 */
export async function loadCatalogue(lang: Language, names: readonly string[]): Promise<Messages> {
  const parts = await Promise.all(names.map((name) => loaders[`../locales/${lang}/${name}.po`]?.()));
  return Object.assign({}, ...parts);
}
