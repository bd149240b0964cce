import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { checkSendPermission, reserveMessageSlot, type SlotStatus, type EventContext } from '../chat/public.ts';

/**
 * Who may write may call: before an answer the call is the one message that a stranger has. Only who wants to let
 * people in first is not rung by those who still wait.
 */
export async function checkCallPermission(
  db: Db,
  caller: Caller,
  memberId: number,
  limits: Limits,
): Promise<SlotStatus> {
  return refuseUnaccepted((await checkSendPermission(db, caller, memberId, limits)).contact);
}

/** The call counts from its first ring on: while it rings, a stranger cannot write as well. */
export async function reserveCallSlot(
  context: EventContext,
  caller: Caller,
  memberId: number,
  limits: Limits,
): Promise<SlotStatus> {
  return refuseUnaccepted(await reserveMessageSlot(context, caller, memberId, limits));
}

function refuseUnaccepted(contact: SlotStatus): SlotStatus {
  if (contact.is_waiting) throw refuse('call_not_accepted');
  return contact;
}
