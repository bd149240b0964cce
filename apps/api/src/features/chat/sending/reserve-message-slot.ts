import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { EventData, EventName } from '@peonia/contract/protocol/realtime.ts';
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

/** The reply gate changes a few times at most. */
const attempts = 5;

/**
 * Reserves a message that is written later, such as that of a call: it counts in the reply gate from now on. Runs in
 * the caller's transaction and is rolled back with it. The thread row is the lock: of two simultaneous reservations the
 * later one is decided with the new state.
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
    was_unanswered_count: before.unanswered_count,
    is_answered: after.is_answered,
    unanswered_count: after.unanswered_count,
  });
  return moved !== undefined;
}

/**
 * Marks a conversation as answered without a message, such as by accepting a call: it leaves the member's requests,
 * photos are no longer blurred, and the opener may write without limit. Idempotent.
 */
export async function markThreadAnswered({ db, emit }: EventContext, answerer: number, opener: number): Promise<void> {
  const opened = await setThreadAnswered.first(db, { answerer, opener });
  const left = await removeFromRequests.first(db, { member_id: answerer, other_id: opener });
  if (opened === undefined && left === undefined) return;
  emit(answerer, 'thread.moved', { user_id: opener, composer: 'open', request: false, answered: true });
  emit(opener, 'thread.moved', { user_id: answerer, composer: 'open', request: false, answered: false });
}
