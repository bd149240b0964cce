/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../languages.ts';
import type { PageName, PageTree } from './page-tree.ts';

// One chunk per page and language, for the browser.
const loaders = import.meta.glob<PageTree>('../../pages/*/*.md', { import: 'default' });

/** Loads a static page in a language, parsed at build time. */
export async function loadPage(name: PageName, lang: Language): Promise<PageTree> {
  const load = loaders[`../../pages/${lang}/${name}.md`];
  if (load === undefined) throw new Error(`There is no page ${name} in ${lang}.`);
  return load();
}
