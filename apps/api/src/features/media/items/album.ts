import type { Folder } from '@peonia/contract/media.ts';
import type { Db } from '../../../platform/db/statement.ts';
import {
  albumFacts,
  bookedSale,
  deleteGuest,
  folderPage,
  guestPage,
  insertGuest,
  insertSale,
  lockOffer,
  openSalesOf,
  refundSaleRow,
  type AlbumFacts,
  type OfferRow,
} from './album.sql.ts';

const newest = Number.MAX_SAFE_INTEGER;

export interface IdPage {
  readonly ids: readonly number[];
  /** The place to go on behind, -1 at the end. */
  readonly max_id: number;
}

/** Ids of a page of a folder, as far as the reader may know of the files. */
export async function readFolder(
  db: Db,
  {
    page,
    most,
    ...asked
  }: { owner_id: number; folder: Folder; reader: number | null; page: number | undefined; most: number },
): Promise<IdPage> {
  const rows = await folderPage.all(db, { ...asked, before: page ?? newest, most: most + 1 });
  const shown = rows.slice(0, most);
  return { ids: shown.map(({ id }) => id), max_id: rows.length > most ? (shown.at(-1)?.album_no ?? -1) : -1 };
}

export function readAlbumFacts(db: Db, ownerId: number, reader: number | null): Promise<AlbumFacts> {
  return albumFacts.one(db, { owner_id: ownerId, reader });
}

/** Lets somebody into the private folder or out of it; said twice it is the same. */
export async function setGuest(db: Db, ownerId: number, guestId: number, isIn: boolean): Promise<void> {
  await (isIn ? insertGuest : deleteGuest).run(db, { owner_id: ownerId, guest_id: guestId });
}

export async function readGuests(
  db: Db,
  { owner_id, page, most }: { owner_id: number; page: number | undefined; most: number },
): Promise<IdPage> {
  const rows = await guestPage.all(db, { owner_id, before: page ?? newest, most: most + 1 });
  const shown = rows.slice(0, most);
  return {
    ids: shown.map(({ guest_id }) => guest_id),
    max_id: rows.length > most ? (shown.at(-1)?.let_in_no ?? -1) : -1,
  };
}

export function readOffer(db: Db, uploadId: number, buyerId: number): Promise<OfferRow | undefined> {
  return lockOffer.first(db, { id: uploadId, buyer: buyerId });
}

/**
 * Writes a purchase and answers its id, or null where the buyer has the file already. The database lets one of many
 * through.
 */
export async function openSale(
  db: Db,
  sale: { upload_id: number; buyer_id: number; price: number },
): Promise<number | null> {
  return (await insertSale.first(db, sale))?.id ?? null;
}

/** The purchase was paid by this transfer. */
export async function bookSaleTransfer(db: Db, saleId: number, transferId: number): Promise<void> {
  await bookedSale.run(db, { id: saleId, transfer_id: transferId });
}

/** Ends a purchase and with it the access; null where it has ended before. */
export async function endSale(
  db: Db,
  saleId: number,
): Promise<{ id: number; buyer_id: number | null; transfer_id: number } | null> {
  return (await refundSaleRow.first(db, { id: saleId })) ?? null;
}

export async function salesOf(db: Db, uploadId: number): Promise<number[]> {
  return (await openSalesOf.all(db, { upload_id: uploadId })).map(({ id }) => id);
}
