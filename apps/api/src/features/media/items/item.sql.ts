import type { Folder, MediaItem, ReviewState } from '@peonia/contract/media.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';
import { isFriendsOnly, mayMeetSeldom } from '../../privacy/public.ts';
import type { Rendition } from '../media-url.ts';

export interface ItemRow {
  readonly id: number;
  readonly owner_id: number;
  readonly kind: MediaItem['type'];
  readonly state: MediaItem['state'];
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly waveform: number[] | null;
  readonly renditions: Rendition[];
  /** BCP 47 of what is said; null where there are no captions, or nobody could tell. */
  readonly captions_language: string | null;
  readonly caption: string;
  readonly alt: string;
  readonly folder: Folder | null;
  /** Hundredths of gold. */
  readonly price: number | null;
  readonly review: ReviewState;
  /** Why staff removed it. */
  readonly removed_for: RemovalReason | null;
  /** Shown by signed addresses only. */
  readonly locked: boolean;
  readonly progress_id: number | null;
  /** The receiver of the message that it was sent in. */
  readonly sent_to: number | null;
  readonly created_at: Date;
  readonly is_own: boolean;
  /** The reader may have the file itself. */
  readonly open: boolean;
  /** The reader owns it, and somebody has bought it. */
  readonly sold: boolean;
}

/** True where the reader has bought the file `u` and was not refunded. */
export function hasBought({ reader }: { reader: string }): string {
  return `has_bought_upload(u.id, ${reader}::bigint)`;
}

/**
 * True where the file `u` may have no lasting address though it is not locked: an album or post shows it, and its owner
 * is visible to friends or nobody, or the post is for friends. Crops of main photo and cover always have one.
 */
export const isKeptClose = `(u.for_friends or (u.folder is not null or u.is_posted) and ${isFriendsOnly({ member: 'u.owner_id' })})`;

/**
 * Access to a file as one condition over `upload u`: everybody for files neither locked nor restricted, the owner for
 * their own, album guests for the private folder, the receiver for sent files, buyers for bought ones, deleted or not;
 * a block in either direction ends all of it. For restricted files the caller checks access to the content. `isClose`
 * is a column with `isKeptClose` where there is one.
 */
export function mayOpen({ reader, isClose = isKeptClose }: { reader: string; isClose?: string }): string {
  return `case
    when u.review = 'removed' or u.hidden_at is not null and u.owner_id is distinct from ${reader}::bigint then false
    when u.owner_id = ${reader}::bigint then u.deleted_at is null
    when not u.locked and not ${isClose} then true
    when not ${mayMeetSeldom({ reader, member: 'u.owner_id' })} then false
    when not u.locked then ${reader}::bigint is not null
    when ${hasBought({ reader })} then true
    when u.sent_to is not null then u.deleted_at is null and u.price is null and u.sent_to = ${reader}::bigint
    else u.deleted_at is null and u.price is null and u.folder = 'private' and is_album_guest(u.owner_id, ${reader}::bigint)
    end`;
}

/**
 * True where the reader may know of the file `u`: files in review, failed or deleted ones are known to their owner and
 * buyers only, sent ones to the two members.
 */
export function mayKnow({ reader }: { reader: string }): string {
  return `(u.hidden_at is null or u.owner_id = ${reader}::bigint) and ((u.sent_to is null or ${reader}::bigint in (u.sent_to, u.owner_id)) and u.deleted_at is null and (u.owner_id = ${reader}::bigint or u.state <> 'failed' and u.review in ('none', 'approved') or u.state <> 'failed' and u.review = 'waiting' and u.price is null)
    or u.review <> 'removed' and u.owner_id is distinct from ${reader}::bigint and ${hasBought({ reader })})`;
}

const columns = (isClose: string) => `u.id, u.owner_id, u.kind,
  case when u.state = 'receiving' then 'working' else u.state end as state, u.name, u.width, u.height, u.seconds,
  u.waveform, u.renditions, u.captions_language, u.caption, u.alt, u.folder, u.price, u.review, u.removed_for,
  (u.locked or ${isClose}) as locked, u.progress_id, u.sent_to, u.created_at`;

/** The columns of `ItemRow` over a row `u` of `upload` that the reader may know of, with its `is_close`. */
const itemColumns = `${columns('u.is_close')}, u.owner_id is not distinct from :reader::bigint as is_own,
  ${mayOpen({ reader: ':reader', isClose: 'u.is_close' })} as open,
  u.price is not null and u.owner_id = :reader::bigint and is_upload_sold(u.id) as sold`;

/** Rows of `upload u` with `isKeptClose`, looked up once for two columns. */
const withClose = (rows: string) => `(select u.*, ${isKeptClose} as is_close from ${rows} offset 0) u`;

const items = (ids: string) =>
  `select ${itemColumns} from ${withClose(`upload u where u.id = any(${ids}) and ${mayKnow({ reader: ':reader' })}`)}`;

/** Hot: the files of a page in one query, each with the reader's access. */
export const readItems = hotRead<{ ids: number[]; reader: number | null }, ItemRow & Record<string, unknown>>(
  'read_media_items',
  items(':ids::bigint[]'),
);

/** A row of `filesOf`. */
export type ItemValue = Omit<ItemRow, 'created_at'> & { readonly created_at: string };

/**
 * The same as one value of a page's statement, null without files; `MediaView.present` makes the reply of it. `ids` is
 * an array, of columns whose alias is not `u`; the statement has the parameter `reader`.
 */
export function filesOf(ids: string): string {
  return `(select json_agg(file) from (${items(ids)}) file)`;
}

/** The same for a folder; `rows` is the name of a query of `folderPage`, each row with its `album_no`. */
export function filesOfFolder(rows: string): string {
  return `(select json_agg(file order by file.album_no desc) from (select ${itemColumns}, u.album_no from ${withClose(`${rows} u`)}) file)`;
}

/** For reviewers: all files that are stored, unlocked. */
export const readItemsForStaff = statement<{ ids: number[] }, ItemRow & { is_gone: boolean } & Record<string, unknown>>(
  'read_media_items_for_staff',
  `select ${columns(isKeptClose)}, false as is_own, true as open, false as sold, u.deleted_at is not null as is_gone from upload u where u.id = any(:ids::bigint[])`,
);

/** The file of a lasting name: nothing for a locked or restricted file, except its blur. */
export const openByName = hotRead<{ name: string; is_blur: boolean }, { blob: string }>(
  'open_upload_by_name',
  `select coalesce(u.blob, u.name) as blob from upload u
   where u.name = :name and u.review <> 'removed' and u.hidden_at is null and (not u.locked and not ${isKeptClose} or :is_blur::boolean and (u.deleted_at is null or u.price is not null))`,
);

/**
 * The file of a signed address. Access is checked at each request, so that a block, a refund or a removal ends it at
 * once.
 */
export const openById = hotRead<{ id: number; reader: number }, { blob: string }>(
  'open_upload_by_id',
  `select coalesce(u.blob, u.name) as blob from upload u where u.id = :id and ${mayOpen({ reader: ':reader' })}`,
);

export const openForStaff = statement<{ id: number }, { blob: string }>(
  'open_upload_for_staff',
  'select coalesce(blob, name) as blob from upload where id = :id',
);
