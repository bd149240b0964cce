import type { Message } from '@peonia/contract/chat/chat.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** Kinds that cannot be recalled: they cost something, or they are a record. */
const lasting: readonly Message['message_type'][] = ['gift', 'call', 'question'];

/** Returns whether the own message can still be recalled for both. The server has the final say. */
export function canRecall(message: Message, now: number): boolean {
  return (
    !message.recalled &&
    !lasting.includes(message.message_type) &&
    now - Date.parse(message.created_at) < limits.recall_seconds * 1_000
  );
}
