import { hotRead, statement } from '../../../platform/db/statement.ts';
import { accessFactColumns, accessFactTable, listableTo, shownTo, type AccessFactsRow } from '../../privacy/public.ts';
import { cardOf, finishedSteps, type CardValue } from '../../profiles/public.ts';
import { isShownToReader } from '../shown-to-reader.sql.ts';

/** True where the reader likes the member, for lists of features to the right. */
export function likedBy({ reader, member }: { reader: string; member: string }): string {
  return `exists (select 1 from member_like l where l.member_id = ${reader}::bigint and l.liked_id = ${member})`;
}

interface LikeContextRow extends AccessFactsRow {
  readonly i_finished: boolean;
  readonly they_finished: boolean;
  /** Of the liked member; null where the account is closed. */
  readonly language: string | null;
  /** The liked member may see who likes them. */
  readonly may_know: boolean | null;
}

/** Everything that decides about a like, in one row. Returns no row for an unknown id. */
export const readLikeContext = statement<{ reader: number; member: number }, LikeContextRow & Record<string, unknown>>(
  'read_like_context',
  `select ${accessFactColumns({ reader: ':reader' })},
     ${finishedSteps({ member: ':reader::bigint' })} as i_finished, ${finishedSteps({ member: 's.member_id' })} as they_finished,
     r.language, ${listableTo({ reader: 's.member_id', readerVip: 'r.is_vip', member: ':reader::bigint' })} as may_know
   from ${accessFactTable} left join active_account r on r.id = s.member_id where s.member_id = :member::bigint`,
);

/** Stores a like. `is_new` is false where there was one; `mutual`: the other likes the member. */
export const insertLike = statement<
  { member_id: number; liked_id: number; note: string | null },
  { is_new: boolean; mutual: boolean }
>(
  'insert_like',
  `with made as (
     insert into member_like (member_id, liked_id, note) values (:member_id, :liked_id, :note)
     on conflict on constraint member_like_once do nothing returning id
   )
   select exists (select 1 from made) as is_new,
     exists (select 1 from member_like where member_id = :liked_id and liked_id = :member_id) as mutual`,
);

/** Adds a note to a like without one, and marks it unseen. Returns a row only where it did. */
export const addNote = statement<{ member_id: number; liked_id: number; note: string }, { was_seen: boolean }>(
  'add_like_note',
  `update member_like l set note = :note, seen_at = null from (select id, seen_at from member_like where member_id = :member_id and liked_id = :liked_id and note is null for update) before
   where l.id = before.id returning before.seen_at is not null as was_seen`,
);

/** Notes of these members to the reader, as they are now. */
export const notesForReader = statement<
  { reader: number; ids: readonly number[] },
  { member_id: number; note: string }
>(
  'like_notes_for_reader',
  `select member_id, note from member_like
   where liked_id = :reader::bigint and member_id = any(:ids::bigint[]) and note is not null`,
);

export const dropNotesThatSay = statement<{ member_id: number; words: string }>(
  'drop_like_notes_that_say',
  'update member_like set note = null where member_id = :member_id and note = :words',
);

/** Counts a note of this UTC day; no row where the daily limit is used up. */
export const takeNote = statement<{ member_id: number; most: number }, { count: number }>(
  'take_like_note',
  `insert into like_note_day as d (member_id, day, count) values (:member_id, (now() at time zone 'UTC')::date, 1)
   on conflict (member_id) do update set day = excluded.day, count = case when d.day = excluded.day then d.count + 1 else 1 end
     where d.day < excluded.day or d.count < :most::int
   returning count`,
);

export const deleteLike = statement<{ member_id: number; liked_id: number }, { was_seen: boolean }>(
  'delete_like',
  'delete from member_like where member_id = :member_id and liked_id = :liked_id returning seen_at is not null as was_seen',
);

/** The liked member's language, and whether they may see who likes them. */
export const likedReader = hotRead<{ liked_id: number; member_id: number }, { language: string; may_know: boolean }>(
  'liked_reader',
  `select r.language, ${listableTo({ reader: ':liked_id', readerVip: 'r.is_vip', member: ':member_id::bigint' })} as may_know
   from active_account r where r.id = :liked_id::bigint`,
);

const shown = (member: string) => shownTo({ reader: ':reader', readerVip: ':reader_vip', member });

export interface LikePage {
  readonly reader: number;
  readonly reader_vip: boolean;
  readonly language: string;
  readonly before: number;
  readonly most: number;
}
export type LikeRow = { readonly member_id: number; readonly key: number; readonly card: CardValue | null };

/** A page of members by `member_id` and `key`, newest first, with their cards. */
export const pageWithCards = (page: string) => `with page as materialized (${page})
  select page.*, ${cardOf('page.member_id')} as card from page order by page.key desc`;

export const likesByMember = hotRead<LikePage, LikeRow & Record<string, unknown>>(
  'likes_by_member',
  pageWithCards(`select l.liked_id as member_id, l.id as key from member_like l
   where l.member_id = :reader::bigint and l.id < :before and ${shown('l.liked_id')} order by l.id desc limit :most`),
);

export const likesOfMember = hotRead<LikePage, LikeRow & { readonly note: string | null } & Record<string, unknown>>(
  'likes_of_member',
  pageWithCards(`select l.member_id, l.id as key, l.note from member_like l
   where l.liked_id = :reader::bigint and l.id < :before and ${shown('l.member_id')} order by l.id desc limit :most`),
);

export const mutualLikes = hotRead<LikePage, LikeRow & Record<string, unknown>>(
  'mutual_likes',
  pageWithCards(`select l.liked_id as member_id, l.id as key from member_like l
   where l.member_id = :reader::bigint and l.id < :before
     and exists (select 1 from member_like back where back.member_id = l.liked_id and back.liked_id = l.member_id)
     and ${shown('l.liked_id')} order by l.id desc limit :most`),
);

/** Who gave the unseen likes of the member `:reader`, shown to them or not. */
export const unseenLikers =
  'select l.member_id from member_like l where l.liked_id = :reader::bigint and l.seen_at is null';

/** Likes from members who may not be shown stay unseen. */
export const markSeen = statement<{ reader: number }>(
  'mark_likes_seen',
  `update member_like l set seen_at = now()
   where l.liked_id = :reader::bigint and l.seen_at is null and ${isShownToReader('l.member_id')}`,
);
