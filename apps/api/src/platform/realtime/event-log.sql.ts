import type { EventName } from '@peonia/contract/protocol/realtime.ts';
import { purgeStatement } from '../db/purge-in-batches.ts';
import { statement } from '../db/statement.ts';

/**
 * Numbers and stores events of members' channels. Stream rows are locked in the order of their ids, which prevents
 * deadlocks; a number is visible only after all smaller ones.
 */
export const appendEvents = statement<
  { member_ids: number[]; names: string[]; payloads: string[] },
  { position: number; member_id: number; seq: number }
>(
  'append_events',
  `with given as (
     select member_id, name, payload::jsonb, position, row_number() over (partition by member_id order by position) as nth
     from unnest(:member_ids::bigint[], :names::text[], :payloads::text[]) with ordinality as g(member_id, name, payload, position)
   ), locked as (
     select s.member_id, s.last_seq from member_stream s
     where s.member_id in (select member_id from given) order by s.member_id for update
   ), moved as (
     update member_stream s set last_seq = s.last_seq + (select count(*) from given g where g.member_id = s.member_id)
     from locked l where s.member_id = l.member_id returning s.member_id
   ), stored as (
     insert into member_event (member_id, seq, name, payload)
     select g.member_id, l.last_seq + g.nth, g.name, g.payload
     from given g join locked l using (member_id) join moved using (member_id)
     returning member_id, seq
   )
   select g.position, g.member_id, l.last_seq + g.nth as seq
   from given g join locked l using (member_id) where exists (select 1 from stored) order by g.position`,
);

/** The same for one event, which most transactions have: a third of the time in PostgreSQL. */
export const appendEvent = statement<{ member_id: number; name: string; payload: string }, { seq: number }>(
  'append_event',
  `with moved as (
     update member_stream set last_seq = last_seq + 1 where member_id = :member_id returning member_id, last_seq
   )
   insert into member_event (member_id, seq, name, payload)
   select member_id, last_seq, :name, :payload::jsonb from moved returning seq`,
);

/**
 * Common table expressions that number and store one event of a member where `source` has a row, as `stored_event`.
 * `data` is JSON, an expression over it.
 */
export const storeEventFrom = (
  source: string,
  { member, name, data }: { member: string; name: EventName; data: string },
): string =>
  `moved_stream as (
     update member_stream set last_seq = last_seq + 1 where member_id = ${member} and exists (select 1 from ${source})
     returning member_id, last_seq
   ), stored_event as (
     insert into member_event (member_id, seq, name, payload)
     select member_id, last_seq, '${name}', ${data} from moved_stream, ${source} returning seq
   )`;

/** Events after a number, oldest first. */
export const eventsAfter = statement<
  { member_id: number; after: number; most: number },
  { seq: number; name: string; payload: object }
>(
  'events_after',
  'select seq, name, payload from member_event where member_id = :member_id and seq > :after order by seq limit :most',
);

export const lastEvent = statement<{ member_id: number }, { last_seq: number }>(
  'last_event',
  'select last_seq from member_stream where member_id = :member_id',
);

/**
 * The newest number of a member's channel, and whether it is older than `seconds`. An event has the time at which its
 * transaction began.
 */
export const lastEventBefore = statement<
  { member_id: number; seconds: number },
  { last_seq: number; is_older: boolean }
>(
  'last_event_before',
  `select s.last_seq, coalesce(
     (select e.created_at < now() - make_interval(secs => :seconds::float8) from member_event e
      where e.member_id = s.member_id and e.seq = s.last_seq), true) as is_older
   from member_stream s where s.member_id = :member_id`,
);

export const lastEvents = statement<{ ids: number[] }, { member_id: number; last_seq: number }>(
  'last_events',
  'select member_id, last_seq from member_stream where member_id = any(:ids::bigint[])',
);

export const openStream = statement<{ member_id: number }>(
  'open_stream',
  'insert into member_stream (member_id) values (:member_id) on conflict do nothing',
);

/** Purges old events; a device that was away longer starts from a fresh snapshot. */
export const purgeEvents = purgeStatement<{ days: number }>(
  'purge_events',
  'member_event',
  'created_at < now() - make_interval(days => :days::int)',
);

/** A deleted account has neither channel nor events. */
export const deleteStream = statement<{ member_id: number }>(
  'delete_stream',
  `with events as (delete from member_event where member_id = :member_id)
   delete from member_stream where member_id = :member_id`,
);

/**
 * Members with events of these names in a span of time, and the time of the newest. An event may state how much it adds
 * to the unread counter: those that add nothing are left out.
 */
export const membersWithEvents = statement<
  { names: string[]; from: Date; until: Date },
  { member_id: number; newest_at: Date }
>(
  'members_with_events',
  `select member_id, max(created_at) as newest_at from member_event
   where created_at > :from and created_at <= :until and name = any(:names::text[]) and coalesce((payload->>'unread')::int, 1) > 0
   group by member_id`,
);
