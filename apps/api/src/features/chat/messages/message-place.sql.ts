import { statement } from '../../../platform/db/statement.ts';
import { isKept } from './message-json.sql.ts';

/** Numbers of messages that others sent to the reader, by sender and client id; without what is deleted or recalled. */
export const messagePlaces = statement<
  { reader: number; sender_ids: number[]; client_ids: string[] },
  { sender_id: number; client_id: string; seq: number }
>(
  'message_places',
  `select m.sender_id, m.client_id, m.seq
   from unnest(:sender_ids::bigint[], :client_ids::text[]) as wanted(sender_id, client_id)
     join message m on m.sender_id = wanted.sender_id and m.client_id = wanted.client_id
     join thread_member own on own.thread_id = m.thread_id and own.member_id = :reader
   where m.recalled_at is null and ${isKept({ row: 'm', side: 'own' })}`,
);
