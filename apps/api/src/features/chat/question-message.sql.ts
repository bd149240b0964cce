import type { Message } from '@peonia/contract/chat.ts';
import { statement } from '../../platform/db/statement.ts';
import { messageJson } from './message.sql.ts';

/** The message that brought a question, as each of the two sees it. */
export const questionMessage = statement<{ ask_id: number; asker_id: number }, { member_id: number; other_id: number; thread_id: number; message: Message }>(
  'question_message',
  `select side.member_id, side.other_id, m.thread_id, ${messageJson('m', { reader: 'side.member_id', language: 'a.language' })} as message
   from message m join thread_member side on side.thread_id = m.thread_id join active_account a on a.id = side.member_id
   where m.question_ask_id = :ask_id and m.sender_id = :asker_id order by side.member_id`,
);
