import type { getPage as endpoint, PageText } from '@peonia/contract/pages.ts';
import { fillBrand, pageNames } from '@peonia/i18n/pages/page-tree.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** The text of a written page in the reader's language, with the operator's name in it. */
export async function readPage({ query, language }: Call<typeof endpoint>, brand: string): Promise<PageText> {
  const name = pageNames.find((known) => known === query.name);
  if (name === undefined) throw refuse('not_found');
  const { title, description, updated, body } = serverPage(language, name);
  return {
    title: fillBrand(title, brand),
    description: fillBrand(description, brand),
    updated,
    text: fillBrand(body, brand),
  };
}
