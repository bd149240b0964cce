import { statement } from '../../platform/db/statement.ts';
import type { Rendition } from './media-url.ts';

interface OwnRow {
  readonly id: number;
  readonly blob: string;
  readonly kind: string;
  readonly kept: Rendition[];
  /** Hundredths of gold. */
  readonly price: number | null;
}

/** A member's uploads in the order of their ids, page by page. */
export const uploadsOf = statement<{ owner_id: number; after: number; most: number }, OwnRow & Record<string, unknown>>(
  'uploads_of',
  'select id, coalesce(blob, name) as blob, kind, width, height, seconds, bytes, renditions as kept, caption, alt, folder, price, created_at from upload where owner_id = :owner_id and id > :after order by id limit :most',
);

export const eraseUploads = statement<{ owner_id: number }>(
  'erase_uploads',
  'delete from upload where owner_id = :owner_id',
);

export const eraseGuests = statement<{ member_id: number }>(
  'erase_album_guests',
  'delete from album_guest where owner_id = :member_id or guest_id = :member_id',
);

export const guestsOf = statement<{ owner_id: number }, { user_id: number; name: string; let_in_at: Date }>(
  'album_guests_of',
  'select g.guest_id as user_id, a.name, g.granted_at as let_in_at from album_guest g join active_account a on a.id = g.guest_id where g.owner_id = :owner_id order by g.access_no',
);

export const purchasesOf = statement<
  { buyer_id: number },
  { upload_id: number | null; price: number; sold_at: Date; refunded_at: Date | null }
>(
  'upload_purchases_of',
  'select upload_id, price, sold_at, refunded_at from upload_sale where buyer_id = :buyer_id order by id',
);
