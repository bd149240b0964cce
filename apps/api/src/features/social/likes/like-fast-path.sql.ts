import { statement } from '../../../platform/db/statement.ts';
import { storeEventFrom } from '../../../platform/realtime/event-log.sql.ts';
import { isLiveSession } from '../../accounts/public.ts';
import { listableTo, shownTo, visibleTo } from '../../privacy/public.ts';
import { cardReply, hasCard } from '../../profiles/public.ts';

interface Like {
  /** Of the session of `member_id`, who likes. */
  readonly hash: Buffer;
  readonly member_id: number;
  readonly liked_id: number;
}

/** The event of the liked member, which they get if something has changed and they may see who likes them. */
type Told<D> = { readonly seq: number; readonly data: D } | { readonly seq: null; readonly data: null };

const session = isLiveSession({ hash: ':hash', member: ':member_id' });

/**
 * Hot: stores a like without a note and its event, in one statement that checks session and access policy. Of members
 * who see reserved profiles by their membership, the regular path decides. Returns one row, also where the like was
 * there already. Returns no row and writes nothing in any other case. Lock order: like, event stream.
 */
export const storeLikeFastPath = statement<
  Like & { media_origin: string },
  { mutual: boolean } & Told<object> & Record<string, unknown>
>(
  'store_like_fast_path',
  `with liked as materialized (
     select r.id, r.language, exists (select 1 from member_like where member_id = r.id and liked_id = :member_id) as mutual,
       ${visibleTo({ reader: 'r.id', readerVip: 'r.is_vip', member: ':member_id::bigint' })} as may_know
     from active_account r
     where r.id = :liked_id and ${session} and ${hasCard(':member_id::bigint')}
       and ${shownTo({ reader: ':member_id', readerVip: 'false', member: 'r.id' })}
   ), made as (
     insert into member_like (member_id, liked_id) select :member_id, id from liked
     on conflict on constraint member_like_once do nothing returning liked_id
   ), told as materialized (
     select jsonb_build_object('mutual', liked.mutual, 'note', null, 'count', 1,
       'user', ${cardReply(':member_id', { reader: 'liked.id', language: 'liked.language' }, { origin: ':media_origin' })}) as data
     from made, liked where liked.may_know
   ), ${storeEventFrom('told', { member: ':liked_id', name: 'like.made', data: 'told.data' })}
   select liked.mutual, stored_event.seq, told.data from liked left join (stored_event cross join told) on true`,
);

/**
 * Hot: takes a like back and stores its event, in one statement that checks the session. Returns one row, also where
 * there was no like; none and writes nothing where the session is over.
 */
export const takeLikeBackFastPath = statement<
  Like,
  Told<{ readonly user_id: number; readonly count: number }> & Record<string, unknown>
>(
  'take_like_back_fast_path',
  `with proven as materialized (
     select from (select) one where ${session}
   ), gone as (
     delete from member_like where member_id = :member_id and liked_id = :liked_id and exists (select from proven)
     returning seen_at is not null as was_seen
   ), told as materialized (
     select jsonb_build_object('user_id', :member_id::bigint, 'count', case when gone.was_seen then 0 else 1 end) as data
     from gone, active_account r
     where r.id = :liked_id and ${listableTo({ reader: 'r.id', readerVip: 'r.is_vip', member: ':member_id::bigint' })}
   ), ${storeEventFrom('told', { member: ':liked_id', name: 'like.unmade', data: 'told.data' })}
   select stored_event.seq, told.data from proven left join (stored_event cross join told) on true`,
);
