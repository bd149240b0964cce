import type { Message, MessageType } from '@peonia/contract/chat/chat.ts';
import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { mayMeet, relationshipValue } from '../../../privacy/public.ts';
import { isKept, messageJson, wireTime } from '../message-json.sql.ts';

export interface LockedMessageRow {
  readonly id: number;
  readonly thread_id: number;
  readonly seq: number;
  readonly sender_id: number;
  readonly receiver_id: number;
  readonly other_id: number;
  readonly kind: MessageType;
  readonly upload_ids: number[];
  readonly is_recalled: boolean;
  readonly age_seconds: number;
  readonly i_block: boolean;
}

/**
 * Locks the conversation and returns one of its messages to a participant, so that events are numbered in the order of
 * the changes. Returns no row if one of the two blocks the other.
 */
export const lockMessage = statement<{ reader: number; id: number }, LockedMessageRow & Record<string, unknown>>(
  'lock_message',
  `select m.id, m.thread_id, m.seq, m.sender_id, case when m.sender_id = t.low_id then t.high_id else t.low_id end as receiver_id, own.other_id, m.kind, to_jsonb(m.upload_ids) as upload_ids,
     m.recalled_at is not null as is_recalled, extract(epoch from now() - m.created_at) as age_seconds, ${relationshipValue({ reader: ':reader', member: 'own.other_id' })} = 4 as i_block
   from message m join thread t on t.id = m.thread_id join thread_member own on own.member_id = :reader and own.thread_id = m.thread_id
   where m.id = :id and ${isKept({ row: 'm', side: 'own' })} and ${mayMeet({ reader: ':reader', member: 'own.other_id' })}
   for update of t`,
);

const messageColumns = `own.other_id as user_id, ${messageJson('m', { reader: ':reader', language: 'words.language', blurs: '(not t.is_answered and t.opened_by = own.other_id)' })} as message`;

const readersMessages = `message m join thread t on t.id = m.thread_id join thread_member own on own.member_id = :reader and own.thread_id = m.thread_id`;

const mayReadMessage = `${isKept({ row: 'm', side: 'own' })} and ${mayMeet({ reader: ':reader', member: 'own.other_id' })}`;

/** A message as the reader sees it, in their own language if none is given. Returns no row if the reader deleted it. */
export const messageAs = statement<
  { reader: number; language: Language | null; id: number },
  { user_id: number; message: Message }
>(
  'message_as',
  `select ${messageColumns} from ${readersMessages}
   cross join lateral (select coalesce(:language::text, (select a.language from active_account a where a.id = :reader), 'en') as language) words
   where m.id = :id and ${mayReadMessage}`,
);

/** `messageAs` for many, in the reader's own language. */
export const messagesAs = statement<{ reader: number; ids: number[] }, { message: Message } & Record<string, unknown>>(
  'messages_as',
  `select ${messageColumns} from ${readersMessages}
   cross join lateral (select coalesce((select a.language from active_account a where a.id = :reader), 'en') as language) words
   where m.id = any(:ids::bigint[]) and ${mayReadMessage}`,
);

export const upsertReaction = statement<{ thread_id: number; seq: number; member_id: number; emoji: string }>(
  'upsert_reaction',
  `insert into message_reaction (thread_id, seq, member_id, emoji) values (:thread_id, :seq, :member_id, :emoji)
   on conflict (thread_id, seq, member_id) do update set emoji = excluded.emoji where message_reaction.emoji <> excluded.emoji`,
);

export const deleteReactionRow = statement<{ thread_id: number; seq: number; member_id: number }>(
  'delete_reaction',
  'delete from message_reaction where thread_id = :thread_id and seq = :seq and member_id = :member_id',
);

/** Clears a recalled or removed message. It keeps its number and, if staff removed it, the reason. */
export const clearMessage = statement<{ id: number; removed_for: ComplaintReason | null }>(
  'clear_message',
  `with gone as (delete from message_reaction r using message m where m.id = :id and r.thread_id = m.thread_id and r.seq = m.seq)
   update message set content = '', upload_ids = '{}', warning = null, reply_seq = null, edited_at = null, recalled_at = now(), removed_for = :removed_for::text where id = :id`,
);

/** Deletes a message for one participant. `is_deleted_by_both`: the other one had deleted it before. */
export const deleteMessageFor = statement<{ id: number; reader: number }, { is_deleted_by_both: boolean }>(
  'delete_message_for',
  `update message set deleted_by_sender = deleted_by_sender or sender_id = :reader, deleted_by_receiver = deleted_by_receiver or sender_id <> :reader
   where id = :id returning deleted_by_sender and deleted_by_receiver as is_deleted_by_both`,
);

/** Clears the content of messages that both participants deleted. Their numbers stay. */
export const purgeMessages = statement<
  { thread_id: number; seq: number | null; up_to: number },
  { sender_id: number; upload_ids: number[] }
>(
  'purge_messages',
  `with gone as (
     select thread_id, seq, sender_id, upload_ids from message
     where thread_id = :thread_id and case when :seq::int is null then seq <= :up_to::int else seq = :seq::int end and (content <> '' or upload_ids <> '{}')
   ), blank as (
     update message m set content = '', upload_ids = '{}', reply_seq = null from gone where m.thread_id = gone.thread_id and m.seq = gone.seq
   )
   select sender_id, to_jsonb(upload_ids) as upload_ids from gone where upload_ids <> '{}'`,
);

/** Recomputes the reader's thread row after a deletion. Returns the newest visible message and the unread counter. */
export const refreshThreadMember = statement<
  { member_id: number; thread_id: number },
  { newest_id: number | null; unread: number; updated_at: string }
>(
  'refresh_thread_member',
  `with newest as (
     select m.id, m.sender_id, m.created_at from message m join thread_member own on own.thread_id = m.thread_id and own.member_id = :member_id
     where m.thread_id = :thread_id and ${isKept({ row: 'm', side: 'own' })} order by m.seq desc limit 1
   )
   update thread_member mine set
     last_message_id = coalesce((select id from newest), 0), your_turn = coalesce((select sender_id <> :member_id from newest), false),
     unread = least(mine.unread, (select count(*) from message m where m.thread_id = :thread_id and m.seq > mine.read_seq and m.sender_id = mine.other_id and ${isKept({ row: 'm', side: 'mine' })}))
   from thread t
   where mine.member_id = :member_id and mine.thread_id = :thread_id and t.id = :thread_id
   returning (select id from newest) as newest_id, mine.unread, ${wireTime('coalesce((select created_at from newest), t.created_at)')} as updated_at`,
);
