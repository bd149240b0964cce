/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../languages.ts';
import type { PageName, PageTree } from './page-tree.ts';

// Contains every language, for server rendering only: never import it in the browser.
const pages = import.meta.glob<PageTree>('../../pages/*/*.md', { import: 'default', eager: true });

/** Returns a static page in a language. */
export function pageOf(name: PageName, lang: Language): PageTree {
  const page = pages[`../../pages/${lang}/${name}.md`];
  if (page === undefined) throw new Error(`There is no page ${name} in ${lang}.`);
  return page;
}
