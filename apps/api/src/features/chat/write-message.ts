import type { Limits } from '@peonia/contract/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { storeEvents, type PendingEvent, type StoredEvent } from '../../platform/realtime/event-log.ts';
import { payGift, type GiftWish } from '../gifts/public.ts';
import { emitBalance } from '../ledger/public.ts';
import { beginThread } from './begin-thread.ts';
import { storeMessage, type StoredMessageRow } from './message.sql.ts';

type MessageParams = Parameters<typeof storeMessage.first>[1];

/** What a feature to the right puts into its message, in the transaction of the message; what it refuses undoes both. */
export type Attach = (db: Db, receiverLanguage: Language) => Promise<{ readonly question_ask_id: number }>;

export interface Writing {
  readonly writer: Caller;
  readonly limits: Limits;
  /** Null begins the conversation. */
  readonly thread_id: number | null;
  readonly is_request: boolean;
  readonly gift: GiftWish | null;
  readonly attach: Attach | null;
  readonly message: Omit<MessageParams, 'thread_id' | 'gift_sent_id' | 'question_ask_id'>;
}

export interface Written extends StoredMessageRow {
  /** What else the writer's devices have to know. */
  readonly events: readonly StoredEvent[];
}

/**
 * Writes a message that was decided to be allowed. In a conversation that exists a text is one statement that commits by
 * itself; beginning one, paying for a gift, and what another feature attaches happen in one transaction with the message, all or nothing. Null where the
 * conversation moved meanwhile: nothing was written and nothing paid.
 */
export async function writeMessage(database: Database, writing: Writing): Promise<Written | null> {
  const { thread_id, gift, attach, message } = writing;
  if (thread_id !== null && gift === null && attach === null) {
    const stored = await storeMessage.first(database, { ...message, thread_id, gift_sent_id: null, question_ask_id: null });
    return stored === undefined ? null : { ...stored, events: [] };
  }
  try {
    return await database.transaction((db) => writeTogether(db, writing));
  } catch (error) {
    if (error instanceof MovedMeanwhile) return null;
    throw error;
  }
}

/** The conversation is locked last but for the streams: a gift's sender waits for their own purse only. */
async function writeTogether(db: Db, { writer, limits, gift, attach, message, ...writing }: Writing): Promise<Written> {
  const thread_id = writing.thread_id ?? (await beginThread(db, { writer, limits, other: message.receiver, is_request: writing.is_request }));
  if (thread_id === null) throw new MovedMeanwhile();
  const sent = gift === null ? null : await payGift(db, writer, gift, limits);
  if (gift !== null && sent === null) throw new MovedMeanwhile();
  const attached = attach === null ? null : await attach(db, message.receiver_language);
  const stored = await storeMessage.first(db, { ...message, thread_id, gift_sent_id: sent?.id ?? null, question_ask_id: attached?.question_ask_id ?? null });
  if (stored === undefined) throw new MovedMeanwhile();

  const pending: PendingEvent[] = [];
  if (sent !== null && sent.paid > 0) await emitBalance({ db, emit: (member_id, name, data) => pending.push({ member_id, name, data }) }, writer.id);
  return { ...stored, events: await storeEvents(db, pending) };
}

/** Undoes what the transaction has done so far: the decision has to be made anew. */
class MovedMeanwhile extends Error {}
