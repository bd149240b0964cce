import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { storeEvents, type PendingEvent, type StoredEvent } from '../../platform/realtime/event-log.ts';
import { payGift, type GiftWish } from '../gifts/public.ts';
import { emitBalance } from '../ledger/public.ts';
import { beginThread } from './begin-thread.ts';
import { storeMessage, type StoredMessageRow } from './message.sql.ts';
import type { Attach, Author, DeliverParts, Files } from './outgoing.ts';
import { noteSuspicion, weighMessage, type Verdict } from './warn/weigh-message.ts';

type MessageParams = Parameters<typeof storeMessage.first>[1];

export interface Writing {
  readonly writer: Author;
  /** Null begins the conversation. */
  readonly thread_id: number | null;
  readonly is_request: boolean;
  readonly is_past: boolean;
  readonly gift: GiftWish | null;
  readonly files: Files | null;
  /** Name of a picture that goes along, of the sender's greeting. */
  readonly picture: string | null;
  readonly attach: Attach | null;
  readonly verdict: Verdict;
  readonly message: Omit<MessageParams, 'thread_id' | 'gift_sent_id' | 'question_ask_id' | 'upload_ids'>;
}

export interface Written extends StoredMessageRow {
  /** What else the writer's devices have to know. */
  readonly events: readonly StoredEvent[];
}

/**
 * Writes a message that was decided to be allowed. In a conversation that exists a text is one statement that commits
 * by itself; beginning one, a gift, files, what another feature attaches and what staff should see happen in one
 * transaction with the message, all or nothing. Null where the conversation moved meanwhile: nothing was written and
 * nothing paid.
 */
export async function writeMessage(parts: DeliverParts, writing: Writing): Promise<Written | null> {
  const { thread_id, gift, files, picture, attach, verdict, message } = writing;
  const isPlain = gift === null && files === null && picture === null && attach === null && verdict.warning !== 'scam';
  if (thread_id !== null && isPlain) {
    const stored = await storeMessage.first(parts.database, {
      ...message,
      thread_id,
      gift_sent_id: null,
      question_ask_id: null,
      upload_ids: [],
    });
    return stored === undefined ? null : { ...stored, events: [] };
  }
  try {
    return await parts.database.transaction((db) => writeTogether(db, parts, writing));
  } catch (error) {
    if (error instanceof MovedMeanwhile) return null;
    throw error;
  }
}

/**
 * The conversation is locked last but for the streams: who sends a gift or files waits for their own purse and files
 * only.
 */
async function writeTogether(db: Db, parts: DeliverParts, writing: Writing): Promise<Written> {
  const { writer, gift, message } = writing;
  const { limits } = parts;
  const weighed = await weigh(db, writing, parts);
  const thread_id =
    writing.thread_id ??
    (await beginThread(db, {
      writer,
      limits,
      other: message.receiver,
      is_request: writing.is_request,
      is_past: writing.is_past,
    }));
  if (thread_id === null) throw new MovedMeanwhile();
  const sent = gift === null ? null : await payGift(db, writer, gift, limits);
  if (gift !== null && sent === null) throw new MovedMeanwhile();
  const attached = writing.attach === null ? null : await writing.attach(db, message.receiver_language);
  const upload_ids = await takeFiles(db, parts, { ...writing, receiver: message.receiver, kind: message.kind });
  const stored = await storeMessage.first(db, {
    ...message,
    warning: weighed.warning,
    thread_id,
    gift_sent_id: sent?.id ?? null,
    question_ask_id: attached?.question_ask_id ?? null,
    upload_ids,
  });
  if (stored === undefined) throw new MovedMeanwhile();
  await noteSuspicion(db, stored.message, message.receiver, weighed, parts.reportMessage);

  const pending: PendingEvent[] = [];
  if (sent !== null && sent.paid > 0)
    await emitBalance({ db, emit: (member_id, name, data) => pending.push({ member_id, name, data }) }, writer.id);
  return { ...stored, events: await storeEvents(db, pending) };
}

/** What begins a conversation and what is doubtful is weighed with what the sender has written lately. */
async function weigh(
  db: Db,
  { writer, thread_id, is_past, verdict, message }: Writing,
  { limits }: DeliverParts,
): Promise<Verdict> {
  if (is_past || (thread_id !== null && verdict.warning !== 'scam')) return verdict;
  const opening = thread_id === null && message.kind === 'text' ? message.content : null;
  return weighMessage(db, { verdict, senderId: writer.id, receiverId: message.receiver, opening }, limits);
}

interface Taking extends Pick<Writing, 'writer' | 'files' | 'picture'> {
  readonly receiver: number;
  readonly kind: MessageParams['kind'];
}

/** Takes up what the message shows. Files of the wrong kind are refused: a recording is no photo. */
async function takeFiles(
  db: Db,
  { media, limits }: DeliverParts,
  { writer, receiver, kind, files, picture }: Taking,
): Promise<number[]> {
  // The greeting's picture is one that everyone may see; when it is gone, the words go alone.
  if (picture !== null) return [await media.taking.show(db, writer.id, picture)].flatMap((id) => id ?? []);
  if (files === null) return [];
  const { ids, amount } = files;
  const most = kind === 'photo' ? limits.upload_files_max : 1;
  if (ids.length === 0 || ids.length > most) throw refuse('message_files_wrong');
  const kinds = await media.taking.send(db, { owner_id: writer.id, receiver_id: receiver, upload_ids: ids, amount });
  if (kinds.some((one) => (one === 'audio') !== (kind === 'voice'))) throw refuse('message_files_wrong');
  return [...ids];
}

/** Undoes what the transaction has done so far: the decision has to be made anew. */
class MovedMeanwhile extends Error {}
