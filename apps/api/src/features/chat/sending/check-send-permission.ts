import { entitlementsOf } from '@peonia/contract/entitlements.ts';
import type { Limits } from '@peonia/contract/limits.ts';
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
  /** A message would wait in the folder of requests: the member has not let the writer in yet. */
  readonly is_waiting: boolean;
}

/** Where a writer stands who may write now. */
export interface SendPermission {
  readonly contact: SlotStatus;
  /** Null where the two have no conversation yet. */
  readonly thread_id: number | null;
  readonly gate: Gate;
  readonly writer: Writer;
}

/**
 * Refuses where the writer may not write to the member now, with what sending would be refused with. For features whose
 * message comes later, as that of a call: they ask with this, and hold the place of their message with
 * `reserveMessageSlot`.
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
  const standing = requireSendAccess(row, author, receiver);
  const gate = row.thread_id === null ? newGate(author.id) : row;
  const writer = { ...author, is_friend: standing.is_friend };
  if (!maySendMessage(gate, writer, limits)) throw refuse('message_unanswered');
  if (row.thread_id === null) {
    const { used } = await threadsStartedToday.one(db, { member_id: author.id });
    if (used >= entitlementsOf(author, limits).conversations_per_day) throw refuse('conversations_used_up');
    await refuseSuspiciousSender(db, author.id, limits);
  }
  const is_waiting = isRequest(standing) && !gate.is_answered && gate.opened_by === author.id;
  return { contact: { is_friend: standing.is_friend, is_waiting }, thread_id: row.thread_id, gate, writer };
}
