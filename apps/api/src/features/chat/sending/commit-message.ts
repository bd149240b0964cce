import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { storeEvents, type PendingEvent, type StoredEvent } from '../../../platform/realtime/event-log.ts';
import type { Emit } from '../../../platform/realtime/transaction-with-events.ts';
import { payGift } from '../../gifts/public.ts';
import { emitBalance } from '../../ledger/public.ts';
import { storeMessage, type StoredMessageRow } from '../messages/message.sql.ts';
import { reportSuspiciousMessage, scoreMessage, type Verdict } from '../scam/score-message.ts';
import { createThread } from './create-thread.ts';
import { sendGiftFastPath } from './fast-path/send-gift-fast-path.ts';
import type { CommittedMessage, MessageParams, MessageToCommit } from './message-to-commit.ts';
import type { DeliverContext } from './outgoing-message.ts';

/**
 * Stores a message that was permitted. A text in an existing conversation is one statement, a paid gift two of one
 * round trip. A new conversation, files, an attachment of another feature or a report to staff is one transaction.
 * Returns null if the conversation changed meanwhile: nothing was written or charged.
 */
export async function commitMessage(
  context: DeliverContext,
  writing: MessageToCommit,
): Promise<CommittedMessage | null> {
  const { thread_id, gift, files, picture, attach, verdict, message } = writing;
  const isPlain = gift === null && files === null && picture === null && attach === null && verdict.warning !== 'scam';
  if (thread_id !== null && isPlain) {
    const stored = await storeMessage.first(context.database, {
      ...message,
      thread_id,
      gift_sent_id: null,
      question_ask_id: null,
      upload_ids: [],
    });
    return stored === undefined ? null : { ...stored, events: [] };
  }
  const given = await sendGiftFastPath(context, writing);
  if (given !== null) return given;
  try {
    let events: readonly StoredEvent[] = [];
    const { stored } = await context.database.transaction(
      (db) => commitInTransaction(db, context, writing),
      async (db, { pending }) => {
        events = await storeEvents(db, pending);
      },
    );
    return { ...stored, events };
  } catch (error) {
    if (error instanceof ThreadChanged) return null;
    throw error;
  }
}

/** The conversation is locked late, so that a gift or file waits only for the sender's own wallet and files. */
async function commitInTransaction(
  db: Db,
  context: DeliverContext,
  writing: MessageToCommit,
): Promise<{ stored: StoredMessageRow; pending: readonly PendingEvent[] }> {
  const { writer, gift, message } = writing;
  const { limits } = context;
  const verdictWithHistory = await scoreIfNeeded(db, writing, context);
  const thread_id =
    writing.thread_id ??
    (await createThread(db, {
      writer,
      limits,
      other: message.receiver,
      is_request: writing.is_request,
      is_past: writing.is_past,
    }));
  if (thread_id === null) throw new ThreadChanged();
  const sent = gift === null ? null : await payGift(db, writer, gift, limits);
  if (gift !== null && sent === null) throw new ThreadChanged();
  const attached = writing.attach === null ? null : await writing.attach(db, message.receiver_language);
  const upload_ids = await attachFiles(db, context, { ...writing, receiver: message.receiver, kind: message.kind });
  const pending: PendingEvent[] = [];
  const emit: Emit = (member_id, name, data) => void pending.push({ member_id, name, data });
  const [stored] = await Promise.all([
    storeMessage.first(db, {
      ...message,
      warning: verdictWithHistory.warning,
      thread_id,
      gift_sent_id: sent?.id ?? null,
      question_ask_id: attached?.question_ask_id ?? null,
      upload_ids,
    }),
    sent !== null && sent.paid > 0 ? emitBalance({ db, emit }, writer.id) : null,
  ]);
  if (stored === undefined) throw new ThreadChanged();
  await reportSuspiciousMessage(db, stored.message, message.receiver, verdictWithHistory, context.reportMessage);
  return { stored, pending };
}

/** Opening and suspicious messages are scored with the sender's recent behaviour. */
async function scoreIfNeeded(
  db: Db,
  { writer, thread_id, is_past, verdict, words, message }: MessageToCommit,
  { limits }: DeliverContext,
): Promise<Verdict> {
  if (is_past || (thread_id !== null && verdict.warning !== 'scam')) return verdict;
  const isWritten = message.kind === 'text' || message.kind === 'question';
  const opening = thread_id === null && isWritten ? words : null;
  return scoreMessage(db, { verdict, senderId: writer.id, receiverId: message.receiver, opening }, limits);
}

interface FilesToAttach extends Pick<MessageToCommit, 'writer' | 'files' | 'picture'> {
  readonly receiver: number;
  readonly kind: MessageParams['kind'];
}

/**
 * Claims the files of the message. Throws `message_files_wrong` for a wrong number or kind, such as a voice recording
 * sent as a photo.
 */
async function attachFiles(
  db: Db,
  { media, limits }: DeliverContext,
  { writer, receiver, kind, files, picture }: FilesToAttach,
): Promise<number[]> {
  // The photo of a greeting is public. If it was deleted, the greeting is sent without it.
  if (picture !== null) return [await media.taking.show(db, writer.id, picture)].flatMap((id) => id ?? []);
  if (files === null) return [];
  const { ids, amount } = files;
  const most = kind === 'photo' ? limits.upload_files_max : 1;
  if (ids.length === 0 || ids.length > most) throw refuse('message_files_wrong', { most: limits.upload_files_max });
  const kinds = await media.taking.send(db, { owner_id: writer.id, receiver_id: receiver, upload_ids: ids, amount });
  if (kinds.some((one) => (one === 'audio') !== (kind === 'voice')))
    throw refuse('message_files_wrong', { most: limits.upload_files_max });
  return [...ids];
}

/** Rolls the transaction back; the caller reads the conversation again and decides again. */
class ThreadChanged extends Error {}
