import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { checkSendPermission, reserveMessageSlot, type SlotStatus, type EventContext } from '../../chat/public.ts';

/**
 * Members who may write may also call; before a reply the call counts as the one permitted message. Throws
 * `call_unanswered` after that message, and `call_not_accepted` if the callee receives strangers as requests and has
 * not accepted the caller.
 */
export async function checkCallPermission(
  db: Db,
  caller: Caller,
  memberId: number,
  limits: Limits,
): Promise<SlotStatus> {
  return refuseUnaccepted((await inCallWords(checkSendPermission(db, caller, memberId, limits))).contact);
}

/** Reserves the message of the call when it starts ringing, so that a stranger cannot write at the same time. */
export async function reserveCallSlot(
  context: EventContext,
  caller: Caller,
  memberId: number,
  limits: Limits,
): Promise<SlotStatus> {
  return refuseUnaccepted(await inCallWords(reserveMessageSlot(context, caller, memberId, limits)));
}

/** The refusal of a message that concerns the reply gate, as one about calls. */
function inCallWords<T>(permission: Promise<T>): Promise<T> {
  return permission.catch((error: unknown) => {
    throw error instanceof Refusal && error.reason === 'message_unanswered' ? refuse('call_unanswered') : error;
  });
}

function refuseUnaccepted(contact: SlotStatus): SlotStatus {
  if (contact.is_waiting) throw refuse('call_not_accepted');
  return contact;
}
