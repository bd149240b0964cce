import { statement } from '../../../platform/db/statement.ts';
import { isKept } from './message-json.sql.ts';

/** The message that brought a question, with its conversation locked. */
export const questionMessage = statement<
  { ask_id: number; asker_id: number },
  { id: number; low_id: number; high_id: number }
>(
  'question_message',
  `select m.id, t.low_id, t.high_id from message m join thread t on t.id = m.thread_id
   where m.question_ask_id = :ask_id and m.sender_id = :asker_id for update of t`,
);

/** The message of a conversation that brought a file to one of the two, as far as this reader keeps it. */
export const fileInThread = statement<{ reader: number; thread_id: number; upload_id: number }, { id: number }>(
  'file_in_thread',
  `select m.id from thread_member own join message m on m.thread_id = own.thread_id
   where own.member_id = :reader and own.thread_id = :thread_id and m.upload_ids @> array[:upload_id::bigint] and m.upload_ids <> '{}'
     and ${isKept({ row: 'm', side: 'own' })}`,
);

/** The messages that brought a file of a member, with their conversations locked. */
export const messagesWithFile = statement<
  { owner_id: number; upload_id: number },
  { id: number; low_id: number; high_id: number }
>(
  'messages_with_file',
  `select m.id, t.low_id, t.high_id
   from thread_member own join thread t on t.id = own.thread_id join message m on m.thread_id = own.thread_id and m.upload_ids <> '{}'
   where own.member_id = :owner_id and m.sender_id = :owner_id and m.upload_ids @> array[:upload_id::bigint] order by t.id for update of t`,
);

/** A message that was not taken back, with its conversation locked, for who takes no part in it. */
export const lockMessageForStaff = statement<
  { id: number },
  { sender_id: number; upload_ids: number[]; low_id: number; high_id: number }
>(
  'lock_message_for_staff',
  `select m.sender_id, to_jsonb(m.upload_ids) as upload_ids, t.low_id, t.high_id from message m join thread t on t.id = m.thread_id
   where m.id = :id and m.recalled_at is null for update of t`,
);

/** Messages that have words, with their conversations locked, in one order everywhere. */
export const lockMessagesForTranslation = statement<{ ids: number[] }, { id: number; low_id: number; high_id: number }>(
  'lock_messages_for_translation',
  `select m.id, t.low_id, t.high_id from message m join thread t on t.id = m.thread_id
   where m.id = any(:ids::bigint[]) and m.content <> '' and m.recalled_at is null order by t.id, m.seq for update of t`,
);
