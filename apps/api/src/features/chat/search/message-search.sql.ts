import type { Message } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayMeet } from '../../privacy/public.ts';
import { translationWords } from '../../translation/public.ts';
import { isKept } from '../messages/message-json.sql.ts';

export interface SearchableThread {
  readonly thread_id: number;
  readonly other_id: number;
  readonly last_message_id: number;
  /** Upper bound of the messages that the reader has in it. */
  readonly messages: number;
}

/**
 * The reader's conversations in the order of the list, from the cursor's one on. `cursor_id` is a message; with
 * `is_done` its conversation is finished and the next one comes first.
 */
export const searchableThreads = statement<
  { reader: number; user_id: number | null; cursor_id: number | null; is_done: boolean; most: number },
  SearchableThread & Record<string, unknown>
>(
  'searchable_threads',
  `with edge as (
     select own.thread_id, own.is_pinned, own.last_message_id from message m join thread_member own on own.thread_id = m.thread_id and own.member_id = :reader
     where m.id = :cursor_id::bigint
   )
   select side.thread_id, side.other_id, side.last_message_id, t.last_seq - side.cleared_seq as messages
   from thread_member side join thread t on t.id = side.thread_id
   where side.member_id = :reader and side.last_message_id > 0
     and (:user_id::bigint is null or side.other_id = :user_id::bigint)
     and (:cursor_id::bigint is null or (side.is_pinned, side.last_message_id) < (select is_pinned, last_message_id from edge)
       or not :is_done::boolean and side.thread_id = (select thread_id from edge))
     and ${mayMeet({ reader: ':reader', member: 'side.other_id' })}
   order by side.is_pinned desc, side.last_message_id desc limit :most`,
);

export interface ScannedMessage {
  readonly id: number;
  readonly thread_id: number;
  readonly content: string;
  /** Finished translations; empty without one. */
  readonly translated: string;
  readonly suits: boolean;
}

interface ScanParams {
  readonly reader: number;
  /** In the order of the list. */
  readonly threads: number[];
  /** The first conversation is read below the number of this message. */
  readonly cursor_id: number | null;
  readonly from: 'me' | 'them' | null;
  readonly since: string | null;
  readonly until: string | null;
  /** Number of messages that are read at most, whether they suit or not. */
  readonly reach: number;
}

function scan(kind: string): string {
  return `with wanted as (
     select own.*, asked.place, case when asked.place = 1 then (select m.seq from message m where m.id = :cursor_id::bigint and m.thread_id = own.thread_id) end as edge
     from unnest(:threads::bigint[]) with ordinality as asked(thread_id, place)
     join thread_member own on own.member_id = :reader and own.thread_id = asked.thread_id order by asked.place
   ), scanned as materialized (
     select m.*, own.place from wanted own cross join lateral (
       select m.id, m.thread_id, m.seq, m.sender_id, m.kind, m.content, m.created_at from message m
       where m.thread_id = own.thread_id and m.seq < coalesce(own.edge, 2147483647) and m.seq > own.cleared_seq ${kind}
         and m.recalled_at is null and ${isKept({ row: 'm', side: 'own' })}
       order by m.seq desc limit :reach
     ) m order by own.place, m.seq desc limit :reach
   )
   select m.id, m.thread_id, m.content, coalesce(${translationWords('m.id')}, '') as translated,
     (:from::text is null or (m.sender_id = :reader::bigint) = (:from::text = 'me')) and m.created_at >= coalesce(:since::timestamptz, '-infinity')
       and m.created_at < coalesce(:until::timestamptz, 'infinity') as suits
   from scanned m order by m.place, m.seq desc`;
}

/** Messages of these conversations, the newest of each first, without deleted and recalled ones. */
export const scanMessages = statement<ScanParams, ScannedMessage & Record<string, unknown>>('scan_messages', scan(''));

/** Those of one kind, by the index of kinds. */
export const scanMessagesOfKind = statement<
  ScanParams & { kind: Message['message_type'] },
  ScannedMessage & Record<string, unknown>
>('scan_messages_of_kind', scan("and m.kind <> 'text' and m.kind = :kind"));

/** Texts alone. */
export const scanTexts = statement<ScanParams, ScannedMessage & Record<string, unknown>>(
  'scan_texts',
  scan("and m.kind = 'text'"),
);
