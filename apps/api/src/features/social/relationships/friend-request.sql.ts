import { hotRead, statement } from '../../../platform/db/statement.ts';
import { listableTo, shownTo } from '../../privacy/public.ts';
import { isShownToReader } from '../shown-to-reader.sql.ts';

/** Serialises the acts of two members on each other until the end of the transaction. */
export const lockRelationship = statement<{ one: number; other: number }, Record<string, never>>(
  'lock_relationship',
  `select pg_advisory_xact_lock(hashtextextended('relationship ' || least(:one::bigint, :other::bigint) || ' ' || greatest(:one::bigint, :other::bigint), 0))`,
);

/** The request between two members. A request declined more than `days` ago does not count. */
export const requestBetween = statement<
  { one: number; other: number; days: number },
  { sender_id: number; is_declined: boolean }
>(
  'request_between',
  `select sender_id, declined_at is not null as is_declined from friend_request
   where least(sender_id, receiver_id) = least(:one::bigint, :other::bigint) and greatest(sender_id, receiver_id) = greatest(:one::bigint, :other::bigint)
     and (declined_at is null or declined_at > now() - make_interval(days => :days::int))`,
);

export const deleteRequest = statement<{ one: number; other: number }>(
  'delete_request',
  `delete from friend_request
   where least(sender_id, receiver_id) = least(:one::bigint, :other::bigint) and greatest(sender_id, receiver_id) = greatest(:one::bigint, :other::bigint)`,
);

export const insertRequest = statement<{ sender_id: number; receiver_id: number }>(
  'insert_request',
  'insert into friend_request (sender_id, receiver_id) values (:sender_id, :receiver_id)',
);

export const declineRequest = statement<{ sender_id: number; receiver_id: number }>(
  'decline_request',
  'update friend_request set declined_at = now() where sender_id = :sender_id and receiver_id = :receiver_id',
);

/** A page of requests to the reader as a query of `other_id` and `id`, newest first. */
export const requestPage = `select r.sender_id as other_id, r.id from friend_request r
   where r.receiver_id = :reader::bigint and r.declined_at is null and r.id < :before
     and ${shownTo({ reader: ':reader', readerVip: ':reader_vip', member: 'r.sender_id' })}
   order by r.id desc limit :most`;

export const requestIdOf = statement<{ reader: number; other: number }, { id: number }>(
  'request_id_of',
  'select id from friend_request where receiver_id = :reader and sender_id = :other and declined_at is null',
);

/** The sender's requests that were declined in the last `days` days, with the end of that time; newest first. */
export const declinedRequests = hotRead<{ sender: number; days: number }, { user_id: number; again_at: Date }>(
  'declined_requests',
  `select r.receiver_id as user_id, r.declined_at + make_interval(days => :days::int) as again_at from friend_request r
   where r.sender_id = :sender and r.declined_at > now() - make_interval(days => :days::int)
   order by r.declined_at desc`,
);

const unseen = 'r.receiver_id = :reader::bigint and r.declined_at is null and r.seen_at is null';

/** Who sent the unseen friend requests of the member `:reader`, shown to them or not. */
export const unseenRequesters = `select r.sender_id as member_id from friend_request r where ${unseen}`;

export const countUnseenRequests = hotRead<{ reader: number }, { count: number }>(
  'count_unseen_requests',
  `select count(*) as count from friend_request r where ${unseen} and ${isShownToReader('r.sender_id')}`,
);

/** Likes from members who may not be shown stay unseen. */
export const updateSeenRequests = statement<{ reader: number }>(
  'update_seen_requests',
  `update friend_request r set seen_at = now() where ${unseen} and ${isShownToReader('r.sender_id')}`,
);

/** Language and membership of the other side, and whether they may see the member. */
export const otherSide = hotRead<
  { other: number; member: number },
  { language: string; is_vip: boolean; may_know: boolean }
>(
  'other_side',
  `select r.language, r.is_vip, ${listableTo({ reader: ':other', readerVip: 'r.is_vip', member: ':member::bigint' })} as may_know
   from active_account r where r.id = :other::bigint`,
);
