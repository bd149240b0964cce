import type { Folder, ReviewState } from '@peonia/contract/media/media.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';
import { mayMeet, mayMeetByKey, relationshipValue } from '../../privacy/public.ts';
import { hasBought, isKeptClose, mayKnow, mayOpen } from './item.sql.ts';

/** Parameters of `folderPage` and `albumFacts`. */
export interface FolderPage {
  readonly owner_id: number;
  readonly folder: Folder;
  readonly reader: number | null;
  readonly before: number;
  readonly most: number;
}

/** A page of the rows of a folder as a query, newest first, without files the reader may not know of. */
export const folderPage = `select u.* from upload u
   where u.owner_id = :owner_id and u.folder = :folder and u.album_no < :before::bigint and ${mayKnow({ reader: ':reader' })}
   order by u.album_no desc limit :most`;

/** The latest public pictures of each owner that anybody may see at a lasting address, newest first. */
export const publicPhotos = hotRead<
  { owner_ids: number[]; most: number },
  { owner_id: number; names: string[] } & Record<string, unknown>
>(
  'public_photos',
  `select o.owner_id, p.names from unnest(:owner_ids::bigint[]) as o(owner_id) cross join lateral (
     select array_agg(l.name order by l.album_no desc) as names from (
       select u.name, u.album_no from upload u
       where u.owner_id = o.owner_id and u.folder = 'public' and u.kind = 'image' and u.state = 'ready' and u.review in ('none', 'approved')
         and u.deleted_at is null and u.hidden_at is null and not u.locked and not ${isKeptClose}
       order by u.album_no desc limit :most
     ) l
   ) p where p.names is not null`,
);

export interface AlbumFacts {
  readonly public: number;
  readonly private: number;
  readonly secret: number;
  readonly let_in: boolean;
}

/** Number of files per folder for the reader, and whether the reader has access to the private folder, as a query. */
export const albumFacts = `select count(*) filter (where u.folder = 'public') as public, count(*) filter (where u.folder = 'private') as private, count(*) filter (where u.folder = 'secret') as secret,
     exists (select 1 from album_guest g where g.owner_id = :owner_id and g.guest_id = :reader::bigint) as let_in
   from upload u where u.owner_id = :owner_id and u.folder is not null and ${mayKnow({ reader: ':reader' })}`;

export const insertGuest = statement<{ owner_id: number; guest_id: number }>(
  'insert_album_guest',
  'insert into album_guest (owner_id, guest_id) values (:owner_id, :guest_id) on conflict do nothing',
);

export const deleteGuest = statement<{ owner_id: number; guest_id: number }>(
  'delete_album_guest',
  'delete from album_guest where owner_id = :owner_id and guest_id = :guest_id',
);

/** Without guests who have left or block the owner. */
export const guestPage = statement<
  { owner_id: number; before: number; most: number },
  { guest_id: number; access_no: number }
>(
  'album_guest_page',
  `select guest_id, access_no from album_guest where owner_id = :owner_id and access_no < :before::bigint
     and ${mayMeet({ reader: ':owner_id', member: 'guest_id' })} order by access_no desc limit :most`,
);

export interface OfferRow {
  readonly owner_id: number;
  readonly folder: Folder | null;
  /** Hundredths of gold. */
  readonly price: number;
  readonly review: ReviewState;
  /** By its owner; buyers keep it. */
  readonly deleted: boolean;
  readonly open: boolean;
  readonly bought: boolean;
  /** Neither blocks the other, and the owner's account is open. */
  readonly meets: boolean;
}

/** Locks an item for sale until the purchase is committed, so that its price cannot change. */
export const lockOffer = statement<{ id: number; buyer: number }, OfferRow & Record<string, unknown>>(
  'lock_upload_offer',
  `select u.owner_id, u.folder, u.price, u.review, u.deleted_at is not null as deleted, ${mayOpen({ reader: ':buyer' })} as open, ${hasBought({ reader: ':buyer' })} as bought,
     ${mayMeet({ reader: ':buyer', member: 'u.owner_id' })} and ${relationshipValue({ reader: ':buyer', member: 'u.owner_id' })} <> 4 as meets
   from upload u where u.id = :id and u.owner_id <> :buyer::bigint and u.price is not null and u.state = 'ready' and u.review <> 'removed' for share of u`,
);

/** No row if the buyer has it already: of many simultaneous purchases one is stored. */
export const insertSale = statement<{ upload_id: number; buyer_id: number; price: number }, { id: number }>(
  'insert_upload_sale',
  `insert into upload_sale (upload_id, buyer_id, price) values (:upload_id, :buyer_id, :price)
   on conflict (upload_id, buyer_id) where refunded_at is null do nothing returning id`,
);

export const bookedSale = statement<{ id: number; transfer_id: number }>(
  'booked_upload_sale',
  'update upload_sale set transfer_id = :transfer_id where id = :id',
);

/**
 * SQL that locks the file for sale `:upload_id` where `source` has a row, if nothing of it has changed since `version`
 * was read, and its owner and the buyer still meet. One row with the number of the purchase to come.
 */
export const lockKnownOffer = (source: string): string =>
  `select nextval('upload_sale_id_seq') as id from (
     select 1 from ${source}, upload u where u.id = :upload_id and u.xmin::text = :version
       and ${mayMeetByKey({ reader: ':buyer::bigint', member: ':owner::bigint' })} for share of u
   ) offer`;

/**
 * The file for sale `:upload_id` as a query, not locked. `version` names what is stored of it now: any change makes
 * another one of it.
 */
export const knownOffer = `select owner_id, xmin::text as version from upload
   where id = :upload_id and owner_id <> :reader::bigint and price is not null`;

/** SQL that stores the purchase of the row in `offer`, paid by that in `transfer`. */
export const insertKnownSale = (offer: string, transfer: string): string =>
  `insert into upload_sale (id, upload_id, buyer_id, price, transfer_id) overriding system value
   select ${offer}.id, :upload_id, :buyer, :price::bigint, ${transfer}.id from ${offer}, ${transfer} returning id`;

/** Refunds a purchase, once. */
export const refundSaleRow = statement<{ id: number }, { id: number; buyer_id: number | null; transfer_id: number }>(
  'refund_upload_sale',
  'update upload_sale set refunded_at = now() where id = :id and refunded_at is null and transfer_id is not null returning id, buyer_id, transfer_id',
);

export const openSalesOf = statement<{ upload_id: number }, { id: number }>(
  'open_upload_sales',
  'select id from upload_sale where upload_id = :upload_id and refunded_at is null order by id',
);
