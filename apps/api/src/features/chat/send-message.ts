import type { Message, sendMessage as endpoint } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { deliverMessage, type DeliverParts } from './deliver-message.ts';

/** Sends a text. Emoji codes such as `[smile]` stay text: each program shows them in its own way. */
export function sendMessage({ body, caller }: Call<typeof endpoint>, parts: DeliverParts): Promise<Message> {
  const text = readText(body.message_content, parts.limits);
  return deliverMessage(parts, caller, { receiver: body.user_id, kind: 'text', client_id: body.client_id, content: () => text });
}

/** 1 to 5,000 characters as people count them: a character outside the basic plane is one, not two. */
export function readText(typed: string, limits: Limits): string {
  const text = typed.trim();
  if (text === '') throw refuse('input_invalid', { field: 'message_content' });
  if (text.length > limits.message_text_max && [...text].length > limits.message_text_max) throw refuse('message_too_long');
  return text;
}
