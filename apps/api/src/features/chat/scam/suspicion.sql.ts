import type { ScamSignal } from '@peonia/core/scam.ts';
import { statement } from '../../../platform/db/statement.ts';

/**
 * Notes the text with which a conversation begins, and says how many other members were begun with the same one in a
 * day.
 */
export const recordOpening = statement<{ member_id: number; other_id: number; digest: Buffer }, { others: number }>(
  'record_opening',
  `with noted as (
     insert into message_opening (member_id, digest, other_id) values (:member_id, :digest, :other_id) on conflict do nothing
   )
   select count(*) as others from message_opening
   where member_id = :member_id and digest = :digest and other_id <> :other_id and begun_at > now() - interval '1 day'`,
);

/** How many members have lately had a doubtful message from the sender, and when the oldest of these is forgotten. */
export const recentSuspicion = statement<
  { sender_id: number; minutes: number },
  { receivers: number; minutes_left: number }
>(
  'recent_suspicion',
  `select count(distinct receiver_id) as receivers, coalesce(ceil(extract(epoch from min(noted_at) + make_interval(mins => :minutes::int) - now()) / 60), 0)::int as minutes_left
   from message_suspicion where sender_id = :sender_id and noted_at > now() - make_interval(mins => :minutes::int)`,
);

export const insertSuspicion = statement<{
  message_id: number;
  sender_id: number;
  receiver_id: number;
  signals: readonly ScamSignal[];
}>(
  'insert_suspicion',
  'insert into message_suspicion (message_id, sender_id, receiver_id, signals) values (:message_id, :sender_id, :receiver_id, :signals)',
);

/** What the sender wrote among the last messages of a conversation, the oldest first. */
export const earlierTexts = statement<{ thread_id: number; sender: number }, { content: string }>(
  'earlier_texts',
  `select content from (select seq, sender_id, kind, content from message where thread_id = :thread_id order by seq desc limit 12) recent
   where sender_id = :sender and kind = 'text' order by seq`,
);

/** What is older serves no more. */
export const purgeOpenings = statement<Record<string, never>>(
  'purge_openings',
  "delete from message_opening where begun_at < now() - interval '1 day'",
);
export const purgeSuspicions = statement<Record<string, never>>(
  'purge_suspicions',
  "delete from message_suspicion where noted_at < now() - interval '30 days'",
);
