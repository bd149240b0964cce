import { statement } from '../../../platform/db/statement.ts';
import { mayMeet, relationshipValue } from '../../privacy/public.ts';
import { isKept } from '../messages/message-json.sql.ts';

export interface TranslatableRow {
  readonly id: number;
  readonly sender_id: number;
  readonly other_id: number;
  readonly content: string;
  readonly i_block: boolean;
  /** Interface languages of the two participants. */
  readonly my_language: string;
  readonly their_language: string;
}

/**
 * Locks the conversation of a message and returns its text to a participant. Returns no row after a block or a recall.
 */
export const translatableMessage = statement<{ reader: number; id: number }, TranslatableRow & Record<string, unknown>>(
  'translatable_message',
  `select m.id, m.sender_id, own.other_id, m.content, ${relationshipValue({ reader: ':reader', member: 'own.other_id' })} = 4 as i_block, mine.language as my_language, theirs.language as their_language
   from message m join thread t on t.id = m.thread_id join thread_member own on own.member_id = :reader and own.thread_id = m.thread_id
   join active_account mine on mine.id = :reader join active_account theirs on theirs.id = own.other_id
   where m.id = :id and m.recalled_at is null and ${isKept({ row: 'm', side: 'own' })} and ${mayMeet({ reader: ':reader', member: 'own.other_id' })}
   for update of t`,
);

/** Texts of messages that still exist and whose participants do not block each other. */
export const readableMessageTexts = statement<{ ids: number[] }, { id: number; content: string; sender_id: number }>(
  'readable_message_texts',
  `select m.id, m.content, m.sender_id from message m join thread pair on pair.id = m.thread_id
   where m.id = any(:ids::bigint[]) and m.content <> '' and m.recalled_at is null
     and ${mayMeet({ reader: 'pair.low_id', member: 'pair.high_id' })} and ${mayMeet({ reader: 'pair.high_id', member: 'pair.low_id' })}`,
);

/** Returns a row if the reader is a participant of the message's conversation and has not deleted the message. */
export const canReadMessage = statement<{ reader: number; id: number }, { id: number }>(
  'can_read_message',
  `select m.id from message m join thread_member own on own.member_id = :reader and own.thread_id = m.thread_id
   where m.id = :id and ${isKept({ row: 'm', side: 'own' })} and ${mayMeet({ reader: ':reader', member: 'own.other_id' })}`,
);
