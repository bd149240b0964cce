import { statement } from '../../platform/db/statement.ts';
import { sentGift } from '../gifts/public.ts';
import { mayMeet, relationshipValue } from '../privacy/public.ts';
import { isKept } from './messages/message-json.sql.ts';
import { sentQuestion } from './messages/sent-question.sql.ts';

/** Clears what the member wrote. The other participant keeps the conversation and its numbers. */
export const eraseMessages = statement<{ member_id: number }>(
  'erase_messages',
  `with quotas as (delete from conversation_quota where member_id = :member_id),
     drafts as (delete from message_draft where member_id = :member_id or other_id = :member_id),
     openings as (delete from message_opening where member_id = :member_id),
     reactions as (delete from message_reaction where member_id = :member_id),
     edits as (delete from message_edit e using message m where e.message_id = m.id and m.sender_id = :member_id)
   update message m set content = '', upload_ids = '{}', warning = null, client_id = 'deleted-' || m.id
   from thread_member own where own.member_id = :member_id and m.thread_id = own.thread_id and m.sender_id = own.member_id`,
);

export const threadsOf = statement<
  { member_id: number; after: number; most: number },
  { thread_id: number; user_id: number; name: string | null; began_at: Date }
>(
  'own_threads_of',
  `select t.id as thread_id, own.other_id as user_id, a.name, t.created_at as began_at
   from thread_member own join thread t on t.id = own.thread_id left join active_account a on a.id = own.other_id
   where own.member_id = :member_id and own.thread_id > :after order by own.thread_id limit :most`,
);

export const messagesOf = statement<
  { thread_id: number; member_id: number; after: number; most: number },
  {
    seq: number;
    from_me: boolean;
    kind: string;
    content: string;
    edited_at: Date | null;
    /** Earlier wordings of an own message. */
    earlier: { words: string; written_at: string }[];
    gift: string | null;
    question: string | null;
    files: number[];
    reaction: string | null;
    recalled: boolean;
    created_at: Date;
  }
>(
  'own_messages_of',
  `select m.seq, m.sender_id = :member_id::bigint as from_me, m.kind, m.content, m.edited_at,
     case when m.edited_at is null or m.sender_id <> :member_id then '[]'::jsonb else (
       select coalesce(jsonb_agg(jsonb_build_object('words', e.content, 'written_at', e.written_at) order by e.id), '[]'::jsonb) from message_edit e where e.message_id = m.id) end as earlier,
     ${sentGift({ sent: 'm.gift_sent_id', reader: ':member_id', language: "'en'" })} ->> 'name' as gift,
     ${sentQuestion({ ask: 'm.question_ask_id', language: "'en'" })} ->> 'text' as question, to_jsonb(m.upload_ids) as files, r.emoji as reaction, m.recalled_at is not null as recalled, m.created_at
   from thread_member own join message m on m.thread_id = own.thread_id
   left join message_reaction r on r.thread_id = m.thread_id and r.seq = m.seq and r.member_id = :member_id
   where own.member_id = :member_id and own.thread_id = :thread_id and m.seq > :after and ${isKept({ row: 'm', side: 'own' })} order by m.seq limit :most`,
);

export const draftsOf = statement<{ member_id: number }, { user_id: number; content: string; saved_at: Date }>(
  'own_drafts_of',
  'select other_id as user_id, content, saved_at from message_draft where member_id = :member_id order by saved_at',
);

/**
 * Unread messages and the newest senders' names, for many members. Excludes blocked members, open requests and muted
 * conversations.
 */
export const unreadOf = statement<{ ids: number[] }, { member_id: number; count: number; names: string[] }>(
  'unread_messages_of',
  `select mine.member_id, sum(mine.unread) as count, (array_agg(a.name order by mine.last_message_id desc))[1:3] as names
   from thread_member mine join active_account a on a.id = mine.other_id
   where mine.member_id = any(:ids::bigint[]) and mine.unread > 0 and not mine.is_request and not mine.is_muted
     and ${mayMeet({ reader: 'mine.member_id', member: 'mine.other_id' })}
     and ${relationshipValue({ reader: 'mine.member_id', member: 'mine.other_id' })} <> 4
   group by mine.member_id`,
);
