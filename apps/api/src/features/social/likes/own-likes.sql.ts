import { hotRead, statement } from '../../../platform/db/statement.ts';
import { listableTo } from '../../privacy/public.ts';

export const eraseLikes = statement<{ member_id: number }>(
  'erase_likes',
  'with notes as (delete from like_note_day where member_id = :member_id) delete from member_like where member_id = :member_id or liked_id = :member_id',
);

/** Likes given, and likes received from members who may be shown. */
export const likesGiven = statement<
  { member_id: number },
  { user_id: number; name: string | null; note: string | null; created_at: Date }
>(
  'likes_given',
  `select l.liked_id as user_id, a.name, l.note, l.created_at from member_like l left join active_account a on a.id = l.liked_id
   where l.member_id = :member_id order by l.id`,
);

export const likesReceived = statement<
  { member_id: number },
  { user_id: number; name: string; note: string | null; created_at: Date }
>(
  'likes_received',
  `select l.member_id as user_id, a.name, l.note, l.created_at
   from member_like l join active_account a on a.id = l.member_id join active_account reader on reader.id = l.liked_id
   where l.liked_id = :member_id::bigint and ${listableTo({ reader: 'reader.id', readerVip: 'reader.is_vip', member: 'l.member_id' })} order by l.id`,
);

/** Unseen likes with the newest names, for many members. */
export const unseenOf = hotRead<{ ids: number[] }, { member_id: number; count: number; names: string[] }>(
  'unseen_likes_of',
  `select l.liked_id as member_id, count(*) as count, (array_agg(a.name order by l.id desc))[1:3] as names
   from member_like l join active_account a on a.id = l.member_id join active_account reader on reader.id = l.liked_id
   where l.liked_id = any(:ids::bigint[]) and l.seen_at is null
     and ${listableTo({ reader: 'reader.id', readerVip: 'reader.is_vip', member: 'l.member_id' })}
   group by l.liked_id`,
);
