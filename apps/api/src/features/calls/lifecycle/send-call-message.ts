import { isOver } from '@peonia/core/calls/call-state.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { deliverMessage } from '../../chat/public.ts';
import type { CallContext } from '../call-context.ts';
import { callAuthor, markMessageSent, type CallRow } from '../call.sql.ts';
import { secondsOf } from '../present-call.ts';

/**
 * Writes the message of an ended call in the caller's name. The client id is derived from the call and contains a
 * colon, which client ids of apps cannot, so the message is written once. Nothing is written if the two may not meet
 * any more. The call clock retries after a failure.
 */
export async function sendCallMessage(context: CallContext, call: CallRow): Promise<void> {
  const { database } = context;
  const author = call.may_not_meet ? undefined : await callAuthor.first(database, { member_id: call.caller_id });
  if (author !== undefined && isOver(call.status)) {
    try {
      await deliverMessage(
        context,
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
      // The receiver's account is gone: no message is needed.
      if (!(error instanceof Refusal) || error.reason !== 'not_found') throw error;
    }
  }
  await markMessageSent.run(database, { id: call.id });
}
