import type { Message } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { isUniqueViolation, type Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { isRequest, standingOf, writingProblem, type Standing } from '../privacy/public.ts';
import { hasFinished } from '../profiles/public.ts';
import { beginThread } from './begin-thread.ts';
import { storeMessage, type StoredMessageRow } from './message.sql.ts';
import { afterMessage, composerOf, mayWrite, newGate } from './thread.ts';
import { readWriting, type WritingRow } from './thread.sql.ts';

export interface DeliverParts {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly limits: Limits;
}

export interface Outgoing {
  readonly receiver: number;
  readonly kind: Message['message_type'];
  readonly client_id: string;
  /** Written in the receiver's language where the member has no words of their own. */
  content(receiverLanguage: Language): string;
}

/** The gate of a conversation moves at most a few times in its life; more attempts than this mean something else is wrong. */
const attempts = 5;

/**
 * Sends a message: one read, the decision, one write that commits by itself, then the devices of both are told. A client id
 * that was used before answers what was stored under it, whatever the repeated call says, so a retry is always harmless.
 */
export async function deliverMessage(parts: DeliverParts, writer: Caller, outgoing: Outgoing): Promise<Message> {
  const { database, realtime } = parts;
  if (outgoing.receiver === writer.id) throw refuse('message_to_self');
  for (let left = attempts; left > 0; left -= 1) {
    const row = await readWriting.first(database, { reader: writer.id, member: outgoing.receiver, client_id: outgoing.client_id });
    // An unknown receiver answers like a hidden one, also to a writer who has not finished the first steps.
    if (row === undefined) throw refuse((await hasFinished.one(database, { member_id: writer.id })).finished ? 'not_found' : 'steps_missing');
    if (row.stored !== null) return row.stored;
    const stored = await attempt(parts, writer, outgoing, row);
    if (stored === null) continue;
    const data = { message: stored.message, composer: stored.composer, request: stored.request };
    realtime.publish(writer.id, stored.sender_event, 'message.sent', { ...data, user_id: outgoing.receiver, unread: 0, request: false });
    realtime.publish(outgoing.receiver, stored.receiver_event, 'message.sent', { ...data, user_id: writer.id, unread: 1, composer: 'open' });
    return stored.message;
  }
  throw refuse('server_busy');
}

/** Decides and writes. Null where the conversation moved meanwhile: read again. */
async function attempt({ database, limits }: DeliverParts, writer: Caller, outgoing: Outgoing, row: WritingRow) {
  const standing = checkedStanding(row, writer, outgoing.receiver);
  const gate = row.thread_id === null ? newGate(writer.id) : row;
  const author = { id: writer.id, vip: writer.vip, verified: writer.verified, is_friend: standing.is_friend };
  if (!mayWrite(gate, author, limits)) throw refuse('message_unanswered');
  const after = afterMessage(gate, writer.id);
  const composer = composerOf(null, after, author, limits);
  const message = {
    was_answered: gate.is_answered,
    was_waiting: gate.waiting,
    is_answered: after.is_answered,
    waiting: after.waiting,
    sender: writer.id,
    receiver: outgoing.receiver,
    client_id: outgoing.client_id,
    kind: outgoing.kind,
    content: outgoing.content((row.language ?? 'en') as Language),
    sender_composer: composer,
  };
  try {
    const stored: StoredMessageRow | undefined =
      row.thread_id === null
        ? await beginThread(database, { writer, limits, is_request: isRequest(standing), message })
        : await storeMessage.first(database, { ...message, thread_id: row.thread_id });
    return stored === undefined ? null : { ...stored, composer };
  } catch (error) {
    // The same client id arrived twice at once: the other call has stored it.
    if (isUniqueViolation(error, 'message_client')) return null;
    throw error;
  }
}

function checkedStanding(row: WritingRow, writer: Caller, receiver: number): Standing {
  if (!row.i_finished) throw refuse('steps_missing');
  const known = standingOf(row, writer, receiver);
  const standing = { ...known, exists: known.exists && row.they_finished };
  const problem = writingProblem(standing, row.thread_id !== null);
  if (problem !== null) throw refuse(problem);
  return standing;
}
