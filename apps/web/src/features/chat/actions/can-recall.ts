import type { Message } from '@peonia/contract/chat.ts';
import { limits } from '@peonia/contract/limits.ts';

/** What stays in the conversation once it is sent: it has cost something, or it happened. */
const lasting: readonly Message['message_type'][] = ['gift', 'call', 'question'];

/**
 * Whether a message of mine can still be taken back for both. The server decides; this only leaves out what it would
 * refuse.
 */
export function canRecall(message: Message, now: number): boolean {
  return (
    !message.recalled &&
    !lasting.includes(message.message_type) &&
    now - Date.parse(message.created_at) < limits.recall_seconds * 1_000
  );
}
