import type { Message } from '@peonia/contract/chat/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../platform/db/statement.ts';
import {
  updateMembersAndStreams,
  storeSentEvents,
  sentEventColumns,
} from '../sending/fast-path/message-effects.sql.ts';
import { isKept, messageJson, readersPart } from './message-json.sql.ts';

export interface StoredMessageRow {
  /** As the sender sees it. */
  readonly message: Message;
  /** Fields that differ for the receiver: texts in their language, no price, the scam warning. */
  readonly receiver_part: Partial<Message>;
  /** The receiver has not accepted the conversation yet. */
  readonly request: boolean;
  readonly sender_event: number;
  readonly receiver_event: number;
}

/**
 * Hot: inserts a message with all its effects. The thread row is the lock of the conversation and assigns the next
 * number. Returns no row and writes nothing if the reply gate has changed since it was read. Lock order: thread, thread
 * members, event streams by member id.
 */
export const storeMessage = statement<
  {
    thread_id: number;
    was_answered: boolean;
    was_unanswered_count: number;
    is_answered: boolean;
    unanswered_count: number;
    sender: number;
    receiver: number;
    client_id: string;
    kind: Message['message_type'];
    content: string;
    /** JSON; null for the sender's own words. */
    phrase: string | null;
    gift_sent_id: number | null;
    upload_ids: readonly number[];
    reply_seq: number | null;
    question_ask_id: number | null;
    /** JSON. */
    call: string | null;
    warning: Message['warning'];
    language: Language;
    receiver_language: Language;
    sender_composer: string;
  },
  StoredMessageRow & Record<string, unknown>
>(
  'store_message',
  `with locked_thread as (
     update thread set last_seq = last_seq + 1, is_answered = :is_answered, unanswered_count = :unanswered_count
     where id = :thread_id and is_answered = :was_answered and unanswered_count = :was_unanswered_count
     returning id, last_seq
   ), inserted as (
     insert into message (thread_id, seq, sender_id, client_id, kind, content, phrase, gift_sent_id, upload_ids, question_ask_id, call, warning, reply_seq)
     select locked_thread.id, last_seq, :sender, :client_id, :kind, :content, :phrase::jsonb, :gift_sent_id::bigint, :upload_ids::bigint[], :question_ask_id::bigint, :call::jsonb, :warning::text,
            case when :reply_seq::int is not null then (
              select q.seq from message q join thread_member own on own.thread_id = q.thread_id and own.member_id = :sender
              where q.thread_id = locked_thread.id and q.seq = :reply_seq::int and q.recalled_at is null and ${isKept({ row: 'q', side: 'own' })}) end
     from locked_thread
     returning *
   ), ${updateMembersAndStreams({ message: 'inserted' })},
   result_row as (
     select ${messageJson('inserted', { reader: ':sender', language: ':language', blurs: 'false' }, { isNew: true })} as message,
            jsonb_build_object(${readersPart('inserted', { reader: ':receiver', language: ':receiver_language', blurs: 'not :is_answered::boolean' })}) as receiver_part,
            sides.is_request as request
     from inserted, sides where sides.member_id = :receiver
   ), ${storeSentEvents({ composer: ':sender_composer::text' })}, used_draft as (
     delete from message_draft where member_id = :sender and other_id = :receiver and :kind = 'text' and exists (select 1 from result_row)
   )
   select ${sentEventColumns} from result_row`,
);
