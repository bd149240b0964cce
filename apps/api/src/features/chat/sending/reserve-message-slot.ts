import type { Limits } from '@peonia/contract/limits.ts';
import type { EventData, EventName } from '@peonia/contract/realtime.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { checkSendPermission, type SlotStatus } from './check-send-permission.ts';
import { createThread } from './create-thread.ts';
import type { Author } from './outgoing-message.ts';
import { gateAfterMessage, composerOf, type Gate } from './reply-gate.ts';
import { setThreadAnswered, removeFromRequests, updateReplyGate } from './send-context.sql.ts';

export interface EventContext {
  readonly db: Db;
  emit<N extends EventName>(memberId: number, name: N, data: EventData<N>): void;
}

/** As for messages: the gate of a conversation moves at most a few times in its life. */
const attempts = 5;

/**
 * Moves the reply gate for a message that is written later, as that of a call: from now on it counts, and a text beside
 * it is refused as a second one would be. In the caller's transaction, so that it is undone with what it stands for.
 * The thread is the lock of the conversation: of two that come at once the later one is judged anew.
 */
export async function reserveMessageSlot(
  context: EventContext,
  author: Author,
  receiver: number,
  limits: Limits,
): Promise<SlotStatus> {
  const { db, emit } = context;
  for (let left = attempts; left > 0; left -= 1) {
    const { contact, thread_id, gate, writer } = await checkSendPermission(db, author, receiver, limits);
    const after = gateAfterMessage(gate, author.id);
    if (after.is_answered) {
      await markThreadAnswered(context, author.id, receiver);
      return contact;
    }
    const id =
      thread_id ??
      (await createThread(db, {
        writer: author,
        limits,
        other: receiver,
        is_request: contact.is_waiting,
        is_past: false,
      }));
    if (id === null || !(await tryUpdateGate(db, id, gate, after))) continue;
    const composer = composerOf(null, after, writer, limits);
    if (composer === 'wait')
      emit(author.id, 'thread.moved', { user_id: receiver, composer, request: false, answered: false });
    return contact;
  }
  throw refuse('server_busy');
}

async function tryUpdateGate(db: Db, thread_id: number, before: Gate, after: Gate): Promise<boolean> {
  const moved = await updateReplyGate.first(db, {
    thread_id,
    was_answered: before.is_answered,
    was_waiting: before.waiting,
    is_answered: after.is_answered,
    waiting: after.waiting,
  });
  return moved !== undefined;
}

/**
 * Answers in another way than by a message, as by taking a call: the conversation leaves the answerer's folder of
 * requests, they see all that came so far, and the other may write on. Nothing happens where it was answered before.
 */
export async function markThreadAnswered({ db, emit }: EventContext, answerer: number, opener: number): Promise<void> {
  const opened = await setThreadAnswered.first(db, { answerer, opener });
  const left = await removeFromRequests.first(db, { member_id: answerer, other_id: opener });
  if (opened === undefined && left === undefined) return;
  emit(answerer, 'thread.moved', { user_id: opener, composer: 'open', request: false, answered: true });
  emit(opener, 'thread.moved', { user_id: answerer, composer: 'open', request: false, answered: false });
}
