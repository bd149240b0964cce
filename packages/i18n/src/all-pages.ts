/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from './languages.ts';
import type { PageName, PageTree } from './page-tree.ts';

// Everything at once, for the server's rendering only: importing this in the browser would ship every language.
const pages = import.meta.glob<PageTree>('../pages/*/*.md', { import: 'default', eager: true });

/** A written page in a language, without waiting for a file. */
export function pageOf(name: PageName, lang: Language): PageTree {
  const page = pages[`../pages/${lang}/${name}.md`];
  if (page === undefined) throw new Error(`There is no page ${name} in ${lang}.`);
  return page;
}
