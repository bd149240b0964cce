import { catalogueRules, type CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type {
  CatalogueContent,
  CatalogueItem,
  CatalogueRow,
  getCatalogueItem,
  listCatalogue,
  listCatalogueVersions,
} from '@peonia/contract/catalogue/catalogue.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { cutPage } from '../../platform/db/cut-page.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readAccountSummaries, type CatalogueShelf, type ShelfItem, type StoredContent } from '../accounts/public.ts';
import { requireStaff } from '../moderation/public.ts';
import { lastVersion, versionPage } from './catalogue.sql.ts';
import { changedFields } from './compare-contents.ts';

export interface Catalogue {
  readonly limits: Limits;
  readonly shelves: ReadonlyMap<CatalogueKind, CatalogueShelf>;
}

/** A page of a kind, newest first. */
export async function listItems(
  { db, caller, params: { kind }, query }: Call<typeof listCatalogue>,
  { limits, shelves }: Catalogue,
): Promise<ReplyOf<typeof listCatalogue>> {
  await requireStaff(db, caller, 'catalogue.edit', limits);
  const { show, max_id: last = null } = query;
  if (last === -1) return { items: [], max_id: -1 };
  const most = limits.complaint_page;
  const is_offered = show === undefined ? null : show === 'offered';
  const rows = await shelfOf(shelves, kind).list(db, { id: null, is_offered, last, most: most + 1 });
  const { shown, max_id } = cutPage(rows, most);
  return { items: shown.map((row) => presentRow(kind, row)), max_id };
}

export async function readItem(
  { db, caller, params: { kind, id } }: Call<typeof getCatalogueItem>,
  { limits, shelves }: Catalogue,
): Promise<CatalogueItem> {
  await requireStaff(db, caller, 'catalogue.edit', limits);
  return presentItem(db, kind, await findItem(db, shelfOf(shelves, kind), id));
}

/** A page of versions, each with what it changed. */
export async function listVersions(
  { db, caller, params: { kind, id }, query }: Call<typeof listCatalogueVersions>,
  { limits }: Catalogue,
): Promise<ReplyOf<typeof listCatalogueVersions>> {
  await requireStaff(db, caller, 'catalogue.edit', limits);
  const { max_id: last = null } = query;
  if (last === -1) return { items: [], max_id: -1 };
  const most = limits.complaint_page;
  const rows = await versionPage.all(db, { kind, item_id: id, last, most: most + 1 });
  const { shown, max_id } = cutPage(rows, most, ({ number }) => number);
  const authors = shown.flatMap(({ author_id }) => author_id ?? []);
  const names = await readAccountSummaries(db, [...new Set(authors)]);
  return {
    items: shown.map(({ number, act, content, author_id, note, published_at }, place) => {
      const before = rows[place + 1]?.content;
      return {
        id: number,
        act,
        changes: before === undefined ? [] : changedFields(before, content),
        author: names.get(author_id ?? 0)?.name ?? null,
        note,
        published_at: published_at.toISOString(),
        content,
      };
    }),
    max_id,
  };
}

export function shelfOf(shelves: Catalogue['shelves'], kind: CatalogueKind): CatalogueShelf {
  const shelf = shelves.get(kind);
  if (shelf === undefined) throw refuse('not_found');
  return shelf;
}

export async function findItem(db: Db, shelf: CatalogueShelf, id: number): Promise<ShelfItem> {
  const [item] = await shelf.list(db, { id, is_offered: null, last: null, most: 1 });
  if (item === undefined) throw refuse('not_found');
  return item;
}

export async function presentItem(db: Db, kind: CatalogueKind, item: ShelfItem): Promise<CatalogueItem> {
  const { number: version } = await lastVersion.one(db, { kind, item_id: item.id });
  return { id: item.id, kind, src: item.src, version, content: presentContent(item) };
}

/** The contract's shape of a stored content. */
export function presentContent(stored: StoredContent): CatalogueContent {
  const { category, texts, price, picture, position, is_offered, stock, delivery_days, countries, is_scale } = stored;
  return {
    category,
    texts: languages.flatMap((language) => texts.find((text) => text.language === language) ?? []),
    price: price === null ? null : goldFromCents(price),
    picture,
    position,
    is_offered,
    stock,
    delivery_days,
    countries,
    is_scale,
  };
}

function presentRow(kind: CatalogueKind, item: ShelfItem): CatalogueRow {
  const { id, texts, category, price, src, position, is_offered, stock } = item;
  const complete = texts.filter(
    ({ title, body }) => title !== '' && (catalogueRules[kind].bodyMax === 0 || body !== ''),
  );
  return {
    id,
    title: texts.find(({ language }) => language === 'en')?.title ?? '',
    category,
    languages: complete.length,
    price: price === null ? null : goldFromCents(price),
    src,
    position,
    is_offered,
    stock,
  };
}
