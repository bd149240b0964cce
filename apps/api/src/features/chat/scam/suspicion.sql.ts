import type { ScamSignal } from '@peonia/core/scam/scam.ts';
import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Records the opening text of a conversation. Returns how many other members received the same text within a day. */
export const recordOpening = statement<{ member_id: number; other_id: number; digest: Buffer }, { others: number }>(
  'record_opening',
  `with noted as (
     insert into message_opening (member_id, digest, other_id) values (:member_id, :digest, :other_id) on conflict do nothing
   )
   select count(*) as others from message_opening
   where member_id = :member_id and digest = :digest and other_id <> :other_id and begun_at > now() - interval '1 day'`,
);

/**
 * Number of members who recently received a suspicious message from the sender, and minutes until the oldest of these
 * expires.
 */
export const recentSuspicion = statement<
  { sender_id: number; minutes: number },
  { receivers: number; minutes_left: number }
>(
  'recent_suspicion',
  `select count(distinct receiver_id) as receivers, coalesce(ceil(extract(epoch from min(noted_at) + make_interval(mins => :minutes::int) - now()) / 60), 0)::int as minutes_left
   from message_suspicion where sender_id = :sender_id and noted_at > now() - make_interval(mins => :minutes::int)`,
);

export const insertSuspicion = statement<{
  /** Null for a text that is no message. */
  message_id: number | null;
  sender_id: number;
  receiver_id: number;
  signals: readonly ScamSignal[];
}>(
  'insert_suspicion',
  'insert into message_suspicion (message_id, sender_id, receiver_id, signals) values (:message_id, :sender_id, :receiver_id, :signals)',
);

/** The sender's texts among the last messages of a conversation, oldest first. */
export const earlierTexts = statement<{ thread_id: number; sender: number }, { content: string }>(
  'earlier_texts',
  `select content from (select seq, sender_id, kind, content from message where thread_id = :thread_id order by seq desc limit 12) recent
   where sender_id = :sender and kind = 'text' order by seq`,
);

/** Retention: openings one day, suspicions 30 days. */
export const purgeOpenings = purgeStatement(
  'purge_message_openings',
  'message_opening',
  "begun_at < now() - interval '1 day'",
);
export const purgeSuspicions = purgeStatement(
  'purge_message_suspicions',
  'message_suspicion',
  "noted_at < now() - interval '30 days'",
);
