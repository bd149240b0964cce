import { pagePrices } from '@peonia/contract/money/page-prices.ts';
import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import type { getPage as endpoint, PageText } from '@peonia/contract/pages.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { fillNumbers } from '@peonia/i18n/pages/fill-numbers.ts';
import { fillBrand, pageNames } from '@peonia/i18n/pages/page-tree.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';
import type { Hook } from '../../platform/feature.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { guestAnnouncement } from './hooks.ts';

type ReadAnnouncement = typeof guestAnnouncement extends Hook<infer T> ? T : never;

/** The text of a written page in the reader's language, with the operator's name and the prices that hold now in it. */
export async function readPage(
  { query, language }: Call<typeof endpoint>,
  { brand, limits }: { readonly brand: string; readonly limits: Limits },
  readAnnouncement: ReadAnnouncement,
): Promise<PageText> {
  if (query.name === 'announcement') return presentAnnouncement(await readAnnouncement(language));
  const name = pageNames.find((known) => known === query.name);
  if (name === undefined) throw refuse('not_found');
  const { title, description, updated, body } = serverPage(language, name);
  return {
    title: fillBrand(title, brand),
    description: fillBrand(description, brand),
    updated,
    text: fillNumbers(fillBrand(body, brand), language, pagePrices(pricesOf(limits))),
  };
}

/** Without an announcement the texts are empty: a guest asks with every visit, which is no error. */
function presentAnnouncement(found: Awaited<ReturnType<ReadAnnouncement>>): PageText {
  if (found === null) return { title: '', description: '', updated: '', text: '', announcement: null };
  const { id, content, text, starts_at } = found;
  const updated = starts_at.toISOString().slice(0, 10);
  return { title: text.title, description: '', updated, text: text.body, announcement: { id, content } };
}
