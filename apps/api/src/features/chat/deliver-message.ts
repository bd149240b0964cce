import type { Message } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { isUniqueViolation, type Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { publishEvents } from '../../platform/realtime/event-log.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { isRequest, standingOf, writingProblem, type Standing } from '../privacy/public.ts';
import { hasFinished } from '../profiles/public.ts';
import { afterMessage, composerOf, mayWrite, newGate } from './thread.ts';
import { readWriting, type WritingRow } from './thread.sql.ts';
import { type Attach, writeMessage } from './write-message.ts';

export interface DeliverParts {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly limits: Limits;
}

export interface Outgoing {
  readonly receiver: number;
  readonly kind: Message['message_type'];
  readonly client_id: string;
  /** Language of the page that sends. */
  readonly language: Language;
  readonly gift?: { readonly gift_id: number; readonly expected: number };
  readonly attach?: Attach;
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
    const row = await readWriting.first(database, { reader: writer.id, language: outgoing.language, member: outgoing.receiver, client_id: outgoing.client_id });
    // An unknown receiver answers like a hidden one, also to a writer who has not finished the first steps.
    if (row === undefined) throw refuse((await hasFinished.one(database, { member_id: writer.id })).finished ? 'not_found' : 'steps_missing');
    if (row.stored !== null) return row.stored;
    const stored = await attempt(parts, writer, outgoing, row);
    if (stored === null) continue;
    const data = { message: stored.message, composer: stored.composer, request: stored.request };
    realtime.publish(writer.id, stored.sender_event, 'message.sent', { ...data, user_id: outgoing.receiver, unread: 0, request: false });
    realtime.publish(outgoing.receiver, stored.receiver_event, 'message.sent', {
      ...data,
      message: { ...stored.message, gift: stored.receiver_gift, question: stored.receiver_question },
      user_id: writer.id,
      unread: 1,
      composer: 'open',
    });
    publishEvents(realtime, stored.events);
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
  const receiverLanguage = (row.language ?? 'en') as Language;
  const message = {
    was_answered: gate.is_answered,
    was_waiting: gate.waiting,
    is_answered: after.is_answered,
    waiting: after.waiting,
    sender: writer.id,
    receiver: outgoing.receiver,
    client_id: outgoing.client_id,
    kind: outgoing.kind,
    content: outgoing.content(receiverLanguage),
    language: outgoing.language,
    receiver_language: receiverLanguage,
    sender_composer: composer,
  };
  const { receiver, client_id } = outgoing;
  const gift = outgoing.gift === undefined ? null : { ...outgoing.gift, receiver, client_id };
  try {
    const written = await writeMessage(database, { writer, limits, thread_id: row.thread_id, is_request: isRequest(standing), gift, attach: outgoing.attach ?? null, message });
    return written === null ? null : { ...written, composer };
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
