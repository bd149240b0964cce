import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../languages.ts';
import { textsFolder } from '../texts-folder.ts';
import { pageNames, type PageName } from './page-tree.ts';
import { readPage, type PageSource } from './read-page.ts';

/** Every static page by language and name, read at start: a missing language stops the start. */
const pages = new Map(
  languages.flatMap((lang) => pageNames.map((name) => [`${lang}/${name}`, readPageFile(lang, name)])),
);

/** The source of a static page. */
export function serverPage(lang: Language, name: PageName): PageSource {
  const page = pages.get(`${lang}/${name}`);
  if (page === undefined) throw new Error(`There is no page ${name} in ${lang}.`);
  return page;
}

function readPageFile(lang: Language, name: PageName): PageSource {
  return readPage(readFileSync(join(textsFolder, 'pages', lang, `${name}.md`), 'utf8'));
}
