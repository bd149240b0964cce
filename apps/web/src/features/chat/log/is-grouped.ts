import type { Message } from '@peonia/contract/chat/chat.ts';

/** Maximum interval between grouped messages. */
const TOGETHER_MS = 5 * 60_000;

/** Whether a message is grouped with the previous one: same sender, within minutes. */
export function isGrouped(message: Message, before: Message | undefined): boolean {
  if (before === undefined || before.sender !== message.sender) return false;
  return Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS;
}
