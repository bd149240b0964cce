import type { Message } from '@peonia/contract/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../platform/db/statement.ts';
import { sentGift } from '../gifts/public.ts';
import { sentQuestion } from './sent-question.sql.ts';

/** A time as it goes over the wire. PostgreSQL writes it for replies and events alike, so they never differ by a rounding. */
export function wireTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Who reads a message: parameters of the statement with the member's id and the language they read in. */
interface Reader {
  readonly reader: string;
  readonly language: string;
}

const me: Reader = { reader: ':reader', language: ':language' };

/** A message as replies and events show it, from a row of `message`; null where there is no row. */
export function messageJson(row: string, reader: Reader = me): string {
  return `case when ${row}.id is not null then jsonb_build_object('id', ${row}.id, 'thread_id', ${row}.thread_id, 'seq', ${row}.seq, 'sender', ${row}.sender_id,
    'message_type', ${row}.kind, 'message_content', ${row}.content, 'upload_ids', '[]'::jsonb, 'uploads', '[]'::jsonb, 'question', ${sentQuestion({ ask: `${row}.question_ask_id`, ...reader })}, 'call', null, 'reply_to', null,
    'reactions', '[]'::jsonb, 'translation', null, 'recalled', false, 'blurred', false, 'warning', null, 'gift', ${sentGift({ sent: `${row}.gift_sent_id`, ...reader })},
    'client_id', ${row}.client_id, 'created_at', ${wireTime(`${row}.created_at`)}) end`;
}

/** Hot: a page of a conversation, newest first. */
export const readMessages = statement<{ reader: number; language: Language; thread_id: number; before: number; most: number }, Message & Record<string, unknown>>(
  'read_messages',
  `select id, thread_id, seq, sender_id as sender, kind as message_type, content as message_content, ${sentGift({ sent: 'gift_sent_id', ...me })} as gift,
          '{}'::int[] as upload_ids, '[]'::jsonb as uploads, ${sentQuestion({ ask: 'question_ask_id', ...me })} as question, null as call, null as reply_to, '[]'::jsonb as reactions, null as translation,
          false as recalled, false as blurred, null as warning, client_id, ${wireTime('created_at')} as created_at
   from message where thread_id = :thread_id and seq < :before order by seq desc limit :most`,
);

export interface StoredMessageRow {
  /** As the sender sees it. */
  readonly message: Message;
  /** The gift as the receiver sees it: in their language, without its price. */
  readonly receiver_gift: Message['gift'];
  /** The question in the receiver's language. */
  readonly receiver_question: Message['question'];
  /** The receiver has not accepted the conversation yet. */
  readonly request: boolean;
  readonly sender_event: number;
  readonly receiver_event: number;
}

/**
 * Hot: one message with all that follows from it. The row of the thread is the lock of the conversation: the message takes its
 * next number, unless the reply gate has moved since it was read; then nothing is written and no row answered. Locks are
 * taken in one order everywhere, thread, sides, streams by member id, so that no two writers wait for each other.
 */
export const storeMessage = statement<
  {
    thread_id: number;
    was_answered: boolean;
    was_waiting: number;
    is_answered: boolean;
    waiting: number;
    sender: number;
    receiver: number;
    client_id: string;
    kind: Message['message_type'];
    content: string;
    gift_sent_id: number | null;
    question_ask_id: number | null;
    language: Language;
    receiver_language: Language;
    sender_composer: string;
  },
  StoredMessageRow & Record<string, unknown>
>(
  'store_message',
  `with moved as (
     update thread set last_seq = last_seq + 1, is_answered = :is_answered, waiting = :waiting
     where id = :thread_id and is_answered = :was_answered and waiting = :was_waiting
     returning id, last_seq
   ), said as (
     insert into message (thread_id, seq, sender_id, client_id, kind, content, gift_sent_id, question_ask_id)
     select id, last_seq, :sender, :client_id, :kind, :content, :gift_sent_id::bigint, :question_ask_id::bigint from moved
     returning id, thread_id, seq, sender_id, client_id, kind, content, gift_sent_id, question_ask_id, created_at
   ), sides as (
     update thread_member m set last_message_id = said.id, unread = m.unread + (m.member_id = :receiver)::int, is_request = m.is_request and m.member_id <> :sender
     from said where m.member_id = any(array[:sender::bigint, :receiver::bigint]) and m.thread_id = said.thread_id
     returning m.member_id, m.is_request
   ), low as (
     update member_stream set last_seq = last_seq + 1
     where member_id = least(:sender::bigint, :receiver::bigint) and (select count(*) from sides) = 2
     returning member_id, last_seq
   ), high as (
     update member_stream set last_seq = last_seq + 1
     where member_id = greatest(:sender::bigint, :receiver::bigint) and exists (select 1 from low)
     returning member_id, last_seq
   ), made as (
     select ${messageJson('said', { reader: ':sender', language: ':language' })} as message,
            ${sentGift({ sent: 'said.gift_sent_id', reader: ':receiver', language: ':receiver_language' })} as receiver_gift,
            ${sentQuestion({ ask: 'said.question_ask_id', language: ':receiver_language' })} as receiver_question, sides.is_request as request
     from said, sides where sides.member_id = :receiver
   ), told as (
     insert into member_event (member_id, seq, name, payload)
     select s.member_id, s.last_seq, 'message.sent', case when s.member_id = :sender
       then jsonb_build_object('message', made.message, 'user_id', :receiver::bigint, 'unread', 0, 'composer', :sender_composer::text, 'request', false)
       else jsonb_build_object('message', made.message || jsonb_build_object('gift', made.receiver_gift, 'question', made.receiver_question), 'user_id', :sender::bigint, 'unread', 1, 'composer', 'open', 'request', made.request) end
     from made, (select member_id, last_seq from low union all select member_id, last_seq from high) s
     returning member_id, seq
   )
   select made.message, made.receiver_gift, made.receiver_question, made.request,
          (select seq from told where member_id = :sender) as sender_event, (select seq from told where member_id = :receiver) as receiver_event
   from made`,
);
