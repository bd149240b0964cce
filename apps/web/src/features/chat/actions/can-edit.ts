import type { Message } from '@peonia/contract/chat/chat.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** Returns whether the own message can still be edited. The server has the final say. */
export function canEdit({ message_type, recalled, translation, created_at }: Message, now: number): boolean {
  const isHuman = translation?.kind === 'human' && translation.state !== 'failed';
  return message_type === 'text' && !recalled && !isHuman && now - Date.parse(created_at) < limits.edit_seconds * 1_000;
}

/** The newest own message that can still be edited, of messages newest first. */
export function lastEditable(newestFirst: readonly Message[], peerId: number, now: number): Message | undefined {
  return newestFirst.find((message) => message.sender !== peerId && canEdit(message, now));
}
