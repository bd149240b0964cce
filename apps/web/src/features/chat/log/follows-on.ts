import type { Message } from '@peonia/contract/chat.ts';

/** Messages that follow each other within this time stand together. */
const TOGETHER_MS = 5 * 60_000;

/** Whether a message goes on where the one before it stopped: same writer, a few minutes at most. */
export function followsOn(message: Message, before: Message | undefined): boolean {
  if (before === undefined || before.sender !== message.sender) return false;
  return Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS;
}
