import { entitlementsOf } from '@peonia/contract/entitlements.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isRequest } from '../privacy/public.ts';
import { hasFinished } from '../profiles/public.ts';
import { checkedStanding } from './deliver-message.ts';
import type { Author } from './outgoing.ts';
import { mayWrite, newGate } from './thread.ts';
import { begunToday, readWriting } from './thread.sql.ts';
import { refuseSlowed } from './warn/weigh-message.ts';

export interface Contact {
  readonly is_friend: boolean;
  /** A message would wait in the folder of requests: the member has not let the writer in yet. */
  readonly is_waiting: boolean;
}

/**
 * Refuses where the writer may not write to the member now, with what sending would be refused with. For features whose message
 * comes later, as that of a call: it is told as past then and refused no more.
 */
export async function checkWriting(db: Db, writer: Author, receiver: number, limits: Limits): Promise<Contact> {
  if (receiver === writer.id) throw refuse('message_to_self');
  const row = await readWriting.first(db, { reader: writer.id, language: 'en', member: receiver, client_id: '' });
  if (row === undefined) throw refuse((await hasFinished.one(db, { member_id: writer.id })).finished ? 'not_found' : 'steps_missing');
  const standing = checkedStanding(row, writer, receiver);
  const gate = row.thread_id === null ? newGate(writer.id) : row;
  if (!mayWrite(gate, { ...writer, is_friend: standing.is_friend }, limits)) throw refuse('message_unanswered');
  if (row.thread_id === null) {
    const { used } = await begunToday.one(db, { member_id: writer.id });
    if (used >= entitlementsOf(writer, limits).conversations_per_day) throw refuse('conversations_used_up');
    await refuseSlowed(db, writer.id, limits);
  }
  return { is_friend: standing.is_friend, is_waiting: isRequest(standing) && !gate.is_answered && gate.opened_by === writer.id };
}
