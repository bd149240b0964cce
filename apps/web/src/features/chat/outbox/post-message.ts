import { type Message, sendMessage } from '@peonia/contract/chat/chat.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { promptOf } from '../../../platform/prompts/prompt-of.ts';
import { currentMe } from '../../../platform/session/session.ts';
import type { Outcome } from './outbox-state.ts';
import { areProcessing } from './sent-uploads.ts';
import type { Unsent } from './unsent.ts';

/** One attempt to send. A network error, a busy server and an ended session count as `lost`. */
export async function postMessage(
  unsent: Unsent,
): Promise<{ readonly outcome: Outcome; readonly message: Message | null }> {
  if (!navigator.onLine) return { outcome: { kind: 'lost', retryAfterMs: null }, message: null };
  try {
    if (await areProcessing(unsent.uploads)) return { outcome: { kind: 'not_ready' }, message: null };
    const message = await call(sendMessage, { body: messageBody(unsent) });
    return { outcome: { kind: 'stored' }, message };
  } catch (error) {
    const outcome = outcomeOf(error);
    // The bubble keeps the reason; the prompt has the code and the way out.
    if (outcome.kind === 'refused' && error instanceof ApiError && promptOf(error, currentMe()) !== null)
      showProblem(error);
    return { outcome, message: null };
  }
}

/** The body of the call that sends a message. */
export function messageBody({ to, kind, text, uploads, amount, replyTo, client_id }: Unsent) {
  return {
    user_id: to,
    message_type: kind,
    message_content: text,
    client_id,
    ...(uploads.length === 0 ? {} : { upload_ids: [...uploads] }),
    ...(amount === null ? {} : { amount }),
    ...(replyTo === null ? {} : { reply_to: replyTo }),
  };
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'lost', retryAfterMs: null };
  if (error.reason === 'upload_not_ready') return { kind: 'not_ready' };
  const isPassing = error.status >= 500 || error.status === 401 || error.reason === 'too_many_requests';
  if (!isPassing) return { kind: 'refused', reason: error.message, name: error.reason ?? null };
  return { kind: 'lost', retryAfterMs: error.retryAfter === null ? null : error.retryAfter * 1_000 };
}
