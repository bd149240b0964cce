import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isRequest } from '../../privacy/public.ts';
import { hasFinished } from '../../profiles/public.ts';
import { refuseSuspiciousSender } from '../scam/score-message.ts';
import { requireSendAccess } from './deliver-message.ts';
import type { Author } from './outgoing-message.ts';
import { maySendMessage, newGate, type Gate, type Writer } from './reply-gate.ts';
import { threadsStartedToday, readSendContext } from './send-context.sql.ts';

export interface SlotStatus {
  readonly is_friend: boolean;
  /** The message would go to the receiver's requests, because they have not accepted the sender yet. */
  readonly is_waiting: boolean;
}

/** Result of the permission check for a sender who may write now. */
interface SendPermission {
  readonly contact: SlotStatus;
  /** Null if the two have no conversation yet. */
  readonly thread_id: number | null;
  readonly gate: Gate;
  readonly writer: Writer;
}

/**
 * Throws the same error as sending would, if the author may not write to the receiver now. For features that send their
 * message later, such as calls; they reserve it with `reserveMessageSlot`.
 */
export async function checkSendPermission(
  db: Db,
  author: Author,
  receiver: number,
  limits: Limits,
): Promise<SendPermission> {
  if (receiver === author.id) throw refuse('message_to_self');
  const row = await readSendContext.first(db, { reader: author.id, language: 'en', member: receiver, client_id: '' });
  if (row === undefined)
    throw refuse((await hasFinished.one(db, { member_id: author.id })).finished ? 'not_found' : 'steps_missing');
  const access = requireSendAccess(row, author, receiver);
  const gate = row.thread_id === null ? newGate(author.id) : row;
  const writer = { ...author, is_friend: access.is_friend };
  if (!maySendMessage(gate, writer, limits)) throw refuse('message_unanswered');
  if (row.thread_id === null) {
    const { used } = await threadsStartedToday.one(db, { member_id: author.id });
    if (used >= entitlementsOf(author, limits).conversations_per_day) throw refuse('conversations_used_up');
    await refuseSuspiciousSender(db, author.id, limits);
  }
  const is_waiting = isRequest(access) && !gate.is_answered && gate.opened_by === author.id;
  return { contact: { is_friend: access.is_friend, is_waiting }, thread_id: row.thread_id, gate, writer };
}
