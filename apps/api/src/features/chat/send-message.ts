import type { Message, sendMessage as endpoint } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { deliverMessage, type DeliverParts } from './deliver-message.ts';

/** Sends a text, or a gift with a note. Emoji codes such as `[smile]` stay text: each program shows them in its own way. */
export async function sendMessage({ body, caller, language }: Call<typeof endpoint>, parts: DeliverParts): Promise<Message> {
  const { user_id: receiver, message_type: kind, client_id } = body;
  if (kind === 'text') {
    const text = readText(body.message_content, parts.limits);
    return deliverMessage(parts, caller, { receiver, kind, client_id, language, content: () => text });
  }
  const note = readNote(body.message_content, parts.limits);
  if (body.gift_id === undefined) throw refuse('input_invalid', { field: 'gift_id' });
  if (body.expected === undefined) throw refuse('input_invalid', { field: 'expected' });
  const gift = { gift_id: body.gift_id, expected: body.expected };
  return deliverMessage(parts, caller, { receiver, kind, client_id, language, gift, content: () => note });
}

/** The note of a gift: like a text, and it may be empty. */
function readNote(typed: string, limits: Limits): string {
  return typed.trim() === '' ? '' : readText(typed, limits);
}

/** 1 to 5,000 characters as people count them: a character outside the basic plane is one, not two. */
export function readText(typed: string, limits: Limits): string {
  const text = typed.trim();
  if (text === '') throw refuse('input_invalid', { field: 'message_content' });
  if (text.length > limits.message_text_max && [...text].length > limits.message_text_max) throw refuse('message_too_long');
  return text;
}
