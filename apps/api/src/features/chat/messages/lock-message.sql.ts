import { hotRead, statement } from '../../../platform/db/statement.ts';
import { isKept } from './message-json.sql.ts';

/** Locks the conversation of a question's message. */
export const questionMessage = statement<
  { ask_id: number; asker_id: number },
  { id: number; low_id: number; high_id: number }
>(
  'question_message',
  `select m.id, t.low_id, t.high_id from message m join thread t on t.id = m.thread_id
   where m.question_ask_id = :ask_id and m.sender_id = :asker_id for update of t`,
);

/** The question that a message brought; no row for other messages. */
export const questionOfMessage = statement<{ id: number }, { ask_id: number; sender_id: number; receiver_id: number }>(
  'question_of_message',
  `select m.question_ask_id as ask_id, m.sender_id, case when m.sender_id = t.low_id then t.high_id else t.low_id end as receiver_id
   from message m join thread t on t.id = m.thread_id where m.id = :id and m.question_ask_id is not null`,
);

/** The message of a conversation that contains the file, unless the reader deleted it. */
export const fileInThread = hotRead<
  { reader: number; thread_id: number; upload_id: number },
  { id: number; sender_id: number }
>(
  'file_in_thread',
  `select m.id, m.sender_id from thread_member own join message m on m.thread_id = own.thread_id
   where own.member_id = :reader and own.thread_id = :thread_id and m.upload_ids @> array[:upload_id::bigint] and m.upload_ids <> '{}'
     and ${isKept({ row: 'm', side: 'own' })}`,
);

/** Locks the conversations of all messages that contain a member's file. */
export const messagesWithFile = statement<
  { owner_id: number; upload_id: number },
  { id: number; low_id: number; high_id: number }
>(
  'messages_with_file',
  `select m.id, t.low_id, t.high_id
   from thread_member own join thread t on t.id = own.thread_id join message m on m.thread_id = own.thread_id and m.upload_ids <> '{}'
   where own.member_id = :owner_id and m.sender_id = :owner_id and m.upload_ids @> array[:upload_id::bigint] order by t.id for update of t`,
);

/** Locks the conversation of a message that was not recalled, for staff. */
export const lockMessageForStaff = statement<
  { id: number },
  { sender_id: number; upload_ids: number[]; low_id: number; high_id: number }
>(
  'lock_message_for_staff',
  `select m.sender_id, to_jsonb(m.upload_ids) as upload_ids, t.low_id, t.high_id from message m join thread t on t.id = m.thread_id
   where m.id = :id and m.recalled_at is null for update of t`,
);

/** Locks the conversations of messages that have text, always in the same order. */
export const lockMessagesForTranslation = statement<
  { ids: number[] },
  { id: number; content: string; low_id: number; high_id: number }
>(
  'lock_messages_for_translation',
  `select m.id, m.content, t.low_id, t.high_id from message m join thread t on t.id = m.thread_id
   where m.id = any(:ids::bigint[]) and m.content <> '' and m.recalled_at is null order by t.id, m.seq for update of t`,
);
