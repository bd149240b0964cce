import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mediaUrl } from '../media-url.ts';
import {
  bookedSale,
  deleteGuest,
  guestPage,
  insertGuest,
  insertSale,
  lockOffer,
  openSalesOf,
  publicPhotos,
  refundSaleRow,
  type OfferRow,
} from './album.sql.ts';

const newest = Number.MAX_SAFE_INTEGER;

interface IdPage {
  readonly ids: readonly number[];
  /** The next `max_id`, -1 at the end. */
  readonly max_id: number;
}

/** Addresses of the latest public pictures, by owner id; owners without any are left out. */
export async function readPublicPhotos(
  db: Db,
  ownerIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, string[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await publicPhotos.all(db, { owner_ids: [...ownerIds], most });
  return new Map(rows.map(({ owner_id, names }) => [owner_id, names.map((name) => mediaUrl(name, 'post'))]));
}

/** Grants or revokes access to the private folder; idempotent. */
export async function setGuest(db: Db, ownerId: number, guestId: number, isIn: boolean): Promise<void> {
  await (isIn ? insertGuest : deleteGuest).run(db, { owner_id: ownerId, guest_id: guestId });
}

export async function readGuests(
  db: Db,
  { owner_id, page, most }: { owner_id: number; page: number | undefined; most: number },
): Promise<IdPage> {
  const rows = await guestPage.all(db, { owner_id, before: page ?? newest, most: most + 1 });
  const { shown, max_id } = cutPage(rows, most, ({ access_no }) => access_no);
  return {
    ids: shown.map(({ guest_id }) => guest_id),
    max_id,
  };
}

export function readOffer(db: Db, uploadId: number, buyerId: number): Promise<OfferRow | undefined> {
  return lockOffer.first(db, { id: uploadId, buyer: buyerId });
}

/** Stores a purchase and returns its id, or null if the buyer has the file already. A unique index allows one. */
export async function openSale(
  db: Db,
  sale: { upload_id: number; buyer_id: number; price: number },
): Promise<number | null> {
  return (await insertSale.first(db, sale))?.id ?? null;
}

/** Stores the transfer that paid the purchase. */
export async function bookSaleTransfer(db: Db, saleId: number, transferId: number): Promise<void> {
  await bookedSale.run(db, { id: saleId, transfer_id: transferId });
}

/** Ends a purchase and its access; null if it has ended before. */
export async function endSale(
  db: Db,
  saleId: number,
): Promise<{ id: number; buyer_id: number | null; transfer_id: number } | null> {
  return (await refundSaleRow.first(db, { id: saleId })) ?? null;
}

export async function salesOf(db: Db, uploadId: number): Promise<number[]> {
  return (await openSalesOf.all(db, { upload_id: uploadId })).map(({ id }) => id);
}
