import type { Message } from '@peonia/contract/chat/chat.ts';
import { isOvertaken } from '../../../../platform/db/database.ts';
import type { CallSession } from '../../../../platform/http/call.ts';
import { evaluateText } from '../../scam/evaluate-message.ts';
import type { DeliverContext } from '../outgoing-message.ts';
import { storeTextFastPath } from './send-text-fast-path.sql.ts';

interface FastPathText {
  /** Owner of the session according to the cache; the statement verifies it. */
  readonly writer: number;
  readonly receiver: number;
  readonly client_id: string;
  readonly content: string;
}

/**
 * Sends a text with one statement that checks session, access policy and reply gate, and inserts message and events.
 * Covers nearly all texts. Returns null in any other case, such as an ended session, a repeated client id or two who
 * wait for each other: nothing was written, and the regular path decides and reports the reason.
 */
export async function sendTextFastPath(
  { database, realtime }: Pick<DeliverContext, 'database' | 'realtime'>,
  { hash }: CallSession,
  { writer, receiver, client_id, content }: FastPathText,
): Promise<Message | null> {
  const { warning, needsContext } = evaluateText(content);
  if (warning === 'scam' || needsContext) return null;
  const stored = await storeTextFastPath
    .first(database, { hash, sender: writer, receiver, client_id, content, warning })
    .catch((error: unknown) => {
      if (isOvertaken(error)) return undefined;
      throw error;
    });
  if (stored === undefined) return null;
  const { message, receiver_part, request, sender_event, receiver_event } = stored;
  realtime.publish(receiver, receiver_event, 'message.sent', {
    message: { ...message, ...receiver_part },
    user_id: writer,
    unread: 1,
    composer: 'open',
    request,
  });
  realtime.publish(writer, sender_event, 'message.sent', {
    message,
    user_id: receiver,
    unread: 0,
    composer: 'open',
    request: false,
  });
  return message;
}
