import type { SentCall } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sentQuestion } from './sent-question.sql.ts';

/** What the sender wrote or asked. */
const wordsOf = (row: string) => `case when ${row}.kind = 'question' and ${row}.recalled_at is null
  then coalesce(${sentQuestion({ ask: `${row}.question_ask_id`, language: `'en'` })} ->> 'text', '') else ${row}.content end as content`;

export interface ReportedRow {
  readonly sender_id: number;
  readonly other_id: number;
  readonly kind: string;
  readonly content: string;
  readonly created_at: Date;
  readonly upload_ids: number[];
  readonly call: SentCall | null;
}

/** A message of a conversation of the reader and up to `most` messages before it, the reported one first. */
export const reportedMessage = statement<
  { reader: number; id: number; most: number },
  ReportedRow & Record<string, unknown>
>(
  'reported_message',
  `select b.sender_id, mine.other_id, b.kind, ${wordsOf('b')}, b.created_at, to_jsonb(b.upload_ids) as upload_ids, b.call
   from message m join thread_member mine on mine.thread_id = m.thread_id and mine.member_id = :reader
   join message b on b.thread_id = m.thread_id and b.seq <= m.seq and b.seq >= m.seq - :most::int
   where m.id = :id order by b.seq desc`,
);

/** A message that was flagged automatically. */
export const flaggedMessage = statement<
  { id: number },
  { sender_id: number; kind: string; content: string; created_at: Date; upload_ids: number[] }
>(
  'flagged_message',
  `select m.sender_id, m.kind, ${wordsOf('m')}, m.created_at, to_jsonb(m.upload_ids) as upload_ids from message m where m.id = :id`,
);

/** Message statistics of a member, without any text. */
export const messageTotals = statement<
  { member_id: number },
  { conversations: number; begun: number; answered: number; sent: number; sent_7_days: number; received: number }
>(
  'message_totals',
  `select count(distinct t.id) as conversations, count(distinct t.id) filter (where t.opened_by = :member_id) as begun,
     count(distinct t.id) filter (where t.opened_by = :member_id and t.is_answered) as answered,
     count(*) filter (where m.sender_id = :member_id) as sent,
     count(*) filter (where m.sender_id = :member_id and m.created_at > now() - interval '7 days') as sent_7_days,
     count(*) filter (where m.sender_id <> :member_id) as received
   from thread_member mine join thread t on t.id = mine.thread_id left join message m on m.thread_id = t.id
   where mine.member_id = :member_id`,
);

/** Members who exchanged messages with the member, paged by id; also where the member has deleted them. */
export const correspondents = statement<{ member_id: number; after: number; most: number }, { other_id: number }>(
  'correspondents',
  `select own.other_id from thread_member own join thread t on t.id = own.thread_id
   where own.member_id = :member_id and own.other_id > :after and t.last_seq > 0 order by own.other_id limit :most`,
);
