import { isOver } from '@peonia/core/call-state.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { deliverMessage } from '../chat/public.ts';
import type { CallParts } from './call-parts.ts';
import { callAuthor, markMessageSent, type CallRow } from './call.sql.ts';
import { secondsOf } from './present-call.ts';

/**
 * Writes the one message of a call that is over, in the caller's name. Its client id is made from the call, with a
 * colon that no client's own id may hold: however often this runs and whoever is killed meanwhile, it stands there
 * once. Between two who may not meet any more nothing is written. Where it fails, the clock does it again.
 */
export async function sendCallMessage(parts: CallParts, call: CallRow): Promise<void> {
  const { database } = parts;
  const author = call.may_not_meet ? undefined : await callAuthor.first(database, { member_id: call.caller_id });
  if (author !== undefined && isOver(call.status)) {
    try {
      await deliverMessage(
        parts,
        { id: call.caller_id, ...author },
        {
          receiver: call.callee_id,
          kind: 'call',
          client_id: `call:${call.id}`,
          language: call.language,
          call: { call_id: call.id, kind: call.kind, status: call.status, seconds: secondsOf(call) },
          isPast: true,
          content: () => '',
        },
      );
    } catch (error) {
      // Whoever is gone by now needs no message.
      if (!(error instanceof Refusal) || error.reason !== 'not_found') throw error;
    }
  }
  await markMessageSent.run(database, { id: call.id });
}
