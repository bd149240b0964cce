import type { Message, SentGift } from '@peonia/contract/chat/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sentGift } from '../../gifts/public.ts';
import { mayMeet } from '../../privacy/public.ts';
import { isKept, wireTime } from '../messages/message-json.sql.ts';

/** Locks a conversation of the reader. `theirs_cleared`: number up to which the other participant deleted it. */
export const lockThread = statement<
  { reader: number; id: number },
  { last_seq: number; theirs_cleared: number; began_at: string }
>(
  'lock_thread',
  `select t.last_seq, theirs.cleared_seq as theirs_cleared, ${wireTime('t.created_at')} as began_at
   from thread t join thread_member own on own.member_id = :reader and own.thread_id = t.id join thread_member theirs on theirs.member_id = own.other_id and theirs.thread_id = t.id
   where t.id = :id for update of t`,
);

/** Deletes the draft and hides all messages up to a number. */
export const clearThreadMember = statement<{ member_id: number; thread_id: number; other_id: number; seq: number }>(
  'clear_thread_member',
  `with typed as (delete from message_draft where member_id = :member_id and other_id = :other_id)
   update thread_member set cleared_seq = :seq, last_message_id = 0, unread = 0, your_turn = false, is_pinned = false
   where member_id = :member_id and thread_id = :thread_id`,
);

export const threadSince = statement<
  { reader: number; id: number },
  { since: string; blurs: boolean; other_id: number }
>(
  'thread_since',
  `select ${wireTime('t.created_at')} as since, not t.is_answered and t.opened_by = own.other_id as blurs, own.other_id
   from thread t join thread_member own on own.member_id = :reader and own.thread_id = t.id
   where t.id = :id and ${mayMeet({ reader: ':reader', member: 'own.other_id' })}`,
);

interface SharedRow {
  readonly message_id: number;
  readonly seq: number;
  readonly sender: number;
  readonly upload_ids: number[];
}

/** Messages with photos or videos, newest first. Blurred ones are left out until the reader replies. */
export const sharedFiles = statement<
  { reader: number; id: number; blurs: boolean; before: number; most: number },
  SharedRow & Record<string, unknown>
>(
  'shared_files',
  `select m.id as message_id, m.seq, m.sender_id as sender, to_jsonb(m.upload_ids) as upload_ids
   from thread_member own join message m on m.thread_id = own.thread_id
   where own.member_id = :reader and own.thread_id = :id and m.upload_ids <> '{}' and m.kind <> 'voice' and m.seq < :before
     and not (:blurs::boolean and m.sender_id <> :reader) and ${isKept({ row: 'm', side: 'own' })}
   order by m.seq desc limit :most`,
);

export const sharedGifts = statement<
  { reader: number; language: Language; id: number; most: number },
  Pick<Message, 'seq' | 'sender' | 'created_at'> & { gift: SentGift }
>(
  'shared_gifts',
  `select m.seq, m.sender_id as sender, ${sentGift({ sent: 'm.gift_sent_id', reader: ':reader', language: ':language' })} as gift, ${wireTime('m.created_at')} as created_at
   from thread_member own join message m on m.thread_id = own.thread_id
   where own.member_id = :reader and own.thread_id = :id and m.kind = 'gift' and ${isKept({ row: 'm', side: 'own' })}
   order by m.seq desc limit :most`,
);

/** Returns no row if the draft is unchanged. */
export const upsertDraft = statement<{ member_id: number; other_id: number; content: string }, { other_id: number }>(
  'upsert_draft',
  `insert into message_draft (member_id, other_id, content) values (:member_id, :other_id, :content)
   on conflict (member_id, other_id) do update set content = excluded.content, saved_at = now() where message_draft.content <> excluded.content
   returning other_id`,
);

export const deleteDraft = statement<{ member_id: number; other_id: number }, { other_id: number }>(
  'delete_draft',
  'delete from message_draft where member_id = :member_id and other_id = :other_id returning other_id',
);
