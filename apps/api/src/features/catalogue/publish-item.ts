import type { CatalogueAct, CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type {
  CatalogueContent,
  CatalogueItem,
  changeCatalogueItem,
  createCatalogueItem,
  restoreCatalogueVersion,
} from '@peonia/contract/catalogue/catalogue.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CatalogueShelf, ShelfItem, StoredContent } from '../accounts/public.ts';
import { noteAct, requireFreshStaff } from '../moderation/public.ts';
import {
  holdPicture,
  insertVersion,
  itemByClientId,
  lastVersion,
  lockClientId,
  lockItem,
  versionByNumber,
} from './catalogue.sql.ts';
import { checkContent } from './check-content.ts';
import { changesForLog, changesLook } from './compare-contents.ts';
import { findItem, presentContent, presentItem, shelfOf, type Catalogue } from './read-items.ts';

/** Publishes a new item; a repeated `client_id` returns the stored one. */
export async function createItem(
  { db, caller, params: { kind }, body, afterCommit }: Call<typeof createCatalogueItem>,
  { limits, shelves }: Catalogue,
): Promise<CatalogueItem> {
  await requireFreshStaff(db, caller, 'catalogue.edit', limits);
  const shelf = shelfOf(shelves, kind);
  if (shelf.insert === null) throw refuse('not_found');
  await lockClientId.run(db, { client_id: body.client_id });
  const earlier = await itemByClientId.first(db, { client_id: body.client_id, author_id: caller.id });
  if (earlier !== undefined)
    return presentItem(db, earlier.kind, await findItem(db, shelfOf(shelves, earlier.kind), earlier.item_id));
  const content = checkContent(kind, body.content);
  await requirePicture(db, content, null);
  const { id } = await shelf.insert(db, content, null);
  await storeVersion(db, { kind, id, number: 1, act: 'created', content, ...authorOf(caller.id, body) });
  await logAct(db, caller.id, { kind, id, act: 'created', before: null, content, note: body.note });
  if (shelf.changed !== undefined) afterCommit(shelf.changed);
  return presentItem(db, kind, await findItem(db, shelf, id));
}

/** Publishes a version. Throws `catalogue_moved` if it is not as the caller saw it. */
export async function changeItem(call: Call<typeof changeCatalogueItem>, catalogue: Catalogue): Promise<CatalogueItem> {
  const { db, caller, params, body } = call;
  await requireFreshStaff(db, caller, 'catalogue.edit', catalogue.limits);
  const { content, note, seen, stock_seen } = body;
  const stockChange = content.stock === null || stock_seen === null ? 0 : content.stock - stock_seen;
  return publish(call, catalogue, { ...params, act: 'changed', content, note, seen, stockChange });
}

/** Publishes an earlier version again. The stock is not part of what comes back. */
export async function restoreVersion(
  call: Call<typeof restoreCatalogueVersion>,
  catalogue: Catalogue,
): Promise<CatalogueItem> {
  const { db, caller, params, body } = call;
  await requireFreshStaff(db, caller, 'catalogue.edit', catalogue.limits);
  const { note, seen, number } = body;
  const found = await versionByNumber.first(db, { kind: params.kind, item_id: params.id, number });
  if (found === undefined) throw refuse('not_found');
  return publish(call, catalogue, { ...params, act: 'restored', content: found.content, note, seen, stockChange: 0 });
}

interface Publication {
  readonly kind: CatalogueKind;
  readonly id: number;
  readonly act: CatalogueAct;
  readonly content: CatalogueContent;
  readonly note: string;
  readonly seen: number;
  /** Pieces more or less than the caller saw. */
  readonly stockChange: number;
}

type Publishing = Pick<Call<typeof changeCatalogueItem>, 'db' | 'caller' | 'afterCommit'>;

async function publish(
  { db, caller, afterCommit }: Publishing,
  { shelves }: Catalogue,
  { kind, id, act, note, seen, stockChange, ...wanted }: Publication,
): Promise<CatalogueItem> {
  const shelf = shelfOf(shelves, kind);
  await lockItem.run(db, { kind, id });
  const item = await findItem(db, shelf, id);
  const { number } = await lastVersion.one(db, { kind, item_id: id });
  if (number !== seen) throw refuse('catalogue_moved');
  const content = checkContent(kind, wanted.content);
  await requirePicture(db, content, item);
  const before = presentContent(item);
  if (number === 0)
    await storeVersion(db, {
      kind,
      id,
      number: 1,
      act: 'before',
      content: item,
      author_id: null,
      note: '',
      client_id: null,
    });
  await storeContent(db, shelf, { item, content, stockChange });
  const after = await findItem(db, shelf, id);
  const next = Math.max(1, number) + 1;
  await storeVersion(db, { kind, id, number: next, act, content: after, author_id: caller.id, note, client_id: null });
  await logAct(db, caller.id, { kind, id, act, before, content: after, note });
  if (shelf.changed !== undefined) afterCommit(shelf.changed);
  return presentItem(db, kind, after);
}

interface Change {
  readonly item: ShelfItem;
  readonly content: StoredContent;
  readonly stockChange: number;
}

/** What others already show stays in its row: another text or picture is a new one. */
async function storeContent(db: Db, shelf: CatalogueShelf, { item, content, stockChange }: Change): Promise<void> {
  const looksDifferent = changesLook(presentContent(item), presentContent(content));
  if (!looksDifferent || !shelf.keepsRows || shelf.insert === null) {
    await shelf.update(db, item, content, stockChange);
    if (looksDifferent) await shelf.rewrite?.(db, item, content);
    return;
  }
  const { id: row_id } = await shelf.insert(db, content, item);
  if (stockChange !== 0) await shelf.update(db, { ...item, row_id }, content, stockChange);
}

/** A picture is the present one, one of an earlier version, or an upload that is still there. */
async function requirePicture(db: Db, { picture }: StoredContent, item: ShelfItem | null): Promise<void> {
  if (picture === null || picture === item?.picture) return;
  if (picture.endsWith('.webp') && (await holdPicture.first(db, { blob: picture })) !== undefined) return;
  // Pictures that came with the product belong to the item that had them.
  if (!picture.endsWith('.webp') && item !== null) return;
  throw refuse('catalogue_picture');
}

interface NewVersion {
  readonly kind: CatalogueKind;
  readonly id: number;
  readonly number: number;
  readonly act: CatalogueAct;
  readonly content: StoredContent;
  readonly author_id: number | null;
  readonly note: string;
  readonly client_id: string | null;
}

async function storeVersion(db: Db, { id, content, ...version }: NewVersion): Promise<void> {
  await insertVersion.run(db, { ...version, item_id: id, content: JSON.stringify(presentContent(content)) });
}

function authorOf(author_id: number, { note, client_id }: { note: string; client_id: string }) {
  return { author_id, note, client_id };
}

interface Act {
  readonly kind: CatalogueKind;
  readonly id: number;
  readonly act: CatalogueAct;
  readonly before: CatalogueContent | null;
  readonly content: StoredContent;
  readonly note: string;
}

async function logAct(db: Db, staff_id: number, { kind, id, act, before, content, note }: Act): Promise<void> {
  const after = presentContent(content);
  const title = after.texts.find(({ language }) => language === 'en')?.title ?? '';
  await noteAct.run(db, {
    staff_id,
    act: `catalogue.${act}`,
    subject: kind,
    subject_ids: [id],
    ...changesForLog(before, after),
    detail: [title, note].filter(Boolean).join(' · '),
  });
}
