import { type Message, sendMessage } from '@peonia/contract/chat.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import type { Outcome } from './outbox-state.ts';
import type { Unsent } from './unsent.ts';

/** One try to send a message. No answer, a busy server and a session that ended mean: try again later. */
export async function postMessage({ to, text, client_id }: Unsent): Promise<{ readonly outcome: Outcome; readonly message: Message | null }> {
  if (!navigator.onLine) return { outcome: { kind: 'lost', retryAfterMs: null }, message: null };
  try {
    const message = await call(sendMessage, { body: { user_id: to, message_type: 'text', message_content: text, client_id } });
    return { outcome: { kind: 'stored' }, message };
  } catch (error) {
    return { outcome: outcomeOf(error), message: null };
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'lost', retryAfterMs: null };
  const isPassing = error.status >= 500 || error.status === 401 || error.reason === 'too_many_requests';
  if (!isPassing) return { kind: 'refused', reason: error.message };
  return { kind: 'lost', retryAfterMs: error.retryAfter === null ? null : error.retryAfter * 1_000 };
}
