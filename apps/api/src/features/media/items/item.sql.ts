import type { Folder, MediaItem, ReviewState } from '@peonia/contract/media/media.ts';
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
export const isKeptClose = keptClose('u.owner_id');

function keptClose(owner: string): string {
  return `(u.for_friends or (u.folder is not null or u.is_posted) and ${isFriendsOnly({ member: owner })})`;
}

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

/** Rows of `upload u` with `isKeptClose`, looked up once for two columns; of one owner, once for all rows. */
const withClose = (rows: string, owner = 'u.owner_id') =>
  `(select u.*, ${keptClose(owner)} as is_close from ${rows} offset 0) u`;

const items = (ids: string) =>
  `select ${itemColumns} from ${withClose(`upload u where u.id = any(${ids}) and ${mayKnow({ reader: ':reader' })}`)}`;

/** Hot: the files of a page in one query, each with the reader's access. */
export const readItems = hotRead<{ ids: number[]; reader: number | null }, ItemRow & Record<string, unknown>>(
  'read_media_items',
  items(':ids::bigint[]'),
);

/** The fields of an `ItemValue`, in its order. */
const valueFields = [
  'id',
  'owner_id',
  'kind',
  'state',
  'name',
  'width',
  'height',
  'seconds',
  'waveform',
  'renditions',
  'captions_language',
  'caption',
  'alt',
  'folder',
  'price',
  'review',
  'removed_for',
  'locked',
  'progress_id',
  'sent_to',
  'created_at',
  'is_own',
  'open',
  'sold',
] as const satisfies readonly (keyof ItemRow)[];

type ValueOf<F extends readonly (keyof ItemRow)[]> = {
  readonly [N in keyof F]: F[N] extends 'created_at' ? string : ItemRow[F[N]];
};

/** A file of `filesOf`: the values of an `ItemRow`. PostgreSQL builds an array in less time than an object. */
export type ItemValue = ValueOf<typeof valueFields>;

const valueOfFile = `json_build_array(${valueFields.map((name) => `file.${name}`).join(', ')})`;

/** The row behind a value of `filesOf`. */
export function rowOfItem(value: ItemValue): ItemRow {
  return {
    id: value[0],
    owner_id: value[1],
    kind: value[2],
    state: value[3],
    name: value[4],
    width: value[5],
    height: value[6],
    seconds: value[7],
    waveform: value[8],
    renditions: value[9],
    captions_language: value[10],
    caption: value[11],
    alt: value[12],
    folder: value[13],
    price: value[14],
    review: value[15],
    removed_for: value[16],
    locked: value[17],
    progress_id: value[18],
    sent_to: value[19],
    created_at: new Date(value[20]),
    is_own: value[21],
    open: value[22],
    sold: value[23],
  };
}

/**
 * The same as one value of a page's statement, null without files; `MediaView.present` makes the reply of it. `ids` is
 * an array, of columns whose alias is not `u`; the statement has the parameter `reader`.
 */
export function filesOf(ids: string): string {
  return `(select json_agg(${valueOfFile}) from (${items(ids)}) file)`;
}

/** A file of `filesOfFolder` behind its `album_no`. */
export type FolderItemValue = readonly [album_no: number, file: ItemValue];

/** The same for a folder of the member `:owner_id`; `rows` is the name of a query of `folderPage`. */
export function filesOfFolder(rows: string): string {
  return `(select json_agg(json_build_array(file.album_no, ${valueOfFile}) order by file.album_no desc)
    from (select ${itemColumns}, u.album_no from ${withClose(`${rows} u`, ':owner_id')}) file)`;
}

/** For reviewers: all files that are stored, unlocked. */
export const readItemsForStaff = statement<{ ids: number[] }, ItemRow & { is_gone: boolean } & Record<string, unknown>>(
  'read_media_items_for_staff',
  `select ${columns(isKeptClose)}, false as is_own, true as open, false as sold, u.deleted_at is not null or not exists (select 1 from active_account a where a.id = u.owner_id) as is_gone from upload u where u.id = any(:ids::bigint[])`,
);

/**
 * The file of a lasting name: nothing for a locked or restricted file, except its blur, and nothing of a member whose
 * account is closed or suspended.
 */
export const openByName = hotRead<{ name: string; is_blur: boolean }, { blob: string }>(
  'open_upload_by_name',
  `select coalesce(u.blob, u.name) as blob from upload u
   where u.name = :name and u.review <> 'removed' and u.hidden_at is null
     and (select true from active_account a where a.id = u.owner_id) and (not u.locked and not ${isKeptClose} or :is_blur::boolean and (u.deleted_at is null or u.price is not null))`,
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
