import type { Message } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isKept } from './message-json.sql.ts';
import { sentQuestion } from './sent-question.sql.ts';

interface ConversationRow {
  readonly from_me: boolean;
  readonly kind: Message['message_type'];
  readonly text: string;
  readonly talked: boolean;
}

/** The latest messages that the reader still sees, newest first, as plain text. */
export const readRecentConversation = statement<
  { reader: number; member: number; language: string; most: number },
  ConversationRow & Record<string, unknown>
>(
  'read_recent_conversation',
  `select m.sender_id = :reader::bigint as from_me, m.kind,
     case when m.kind = 'question' then coalesce(${sentQuestion({ ask: 'm.question_ask_id', language: ':language' })} ->> 'text', '') else m.content end as text,
     coalesce(m.call ->> 'status' = 'hangup', false) as talked
   from thread_member side cross join lateral (
     select m.* from message m where m.thread_id = side.thread_id and m.recalled_at is null and ${isKept({ row: 'm', side: 'side' })}
     order by m.seq desc limit :most
   ) m
   where side.member_id = :reader and side.other_id = :member order by m.seq desc`,
);
