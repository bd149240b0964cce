import { randomUUID } from 'node:crypto';
import type { Message, sendMessage as endpoint } from '@peonia/contract/chat/chat.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { secretPriceMissing } from '../../media/public.ts';
import { beginToDeliver, deliverMessage } from './deliver-message.ts';
import { sendTextFastPath } from './fast-path/send-text-fast-path.ts';
import type { DeliverContext, Outgoing } from './outgoing-message.ts';
import { maybePhrase } from './phrase.ts';

type SendCall = Call<typeof endpoint>;
type MessageContent = Pick<Outgoing, 'gift' | 'files' | 'content'>;

/**
 * Sends a text, or a gift or files with a note. Emoji codes such as `[smile]` are stored as text; each client renders
 * them.
 */
export async function sendMessage(
  { body, caller: claimed, session, language }: SendCall,
  context: DeliverContext,
): Promise<Message> {
  const { user_id: receiver, message_type: kind, client_id = randomUUID(), reply_to } = body;
  const carried = readContent(body, context.limits);
  if (
    session !== null &&
    kind === 'text' &&
    reply_to === undefined &&
    !maybePhrase(carried.content(language), context.templates)
  ) {
    const written = await sendTextFastPath(context, session, {
      writer: claimed.id,
      receiver,
      client_id,
      content: carried.content('en'),
    });
    if (written !== null) return written;
  }
  const outgoing: Outgoing = {
    receiver,
    kind,
    client_id,
    language,
    ...(reply_to === undefined ? {} : { reply_to }),
    ...carried,
  };
  // The session is proven beside the read: both need nothing but ids.
  const [caller, begun] = await Promise.allSettled([
    session?.prove() ?? claimed,
    beginToDeliver(context, claimed.id, outgoing),
  ]);
  if (caller.status === 'rejected') throw caller.reason;
  if (begun.status === 'rejected') throw begun.reason;
  return deliverMessage(context, caller.value, outgoing, Promise.resolve(begun.value));
}

function readContent(body: SendCall['body'], limits: Limits): MessageContent {
  if (body.message_type === 'text') {
    const text = readText(body.message_content ?? '', limits);
    return { content: () => text };
  }
  const note = readNote(body.message_content ?? '', limits);
  const content = () => note;
  if (body.message_type === 'gift') return { content, gift: readGift(body) };
  return {
    content,
    files: { ids: body.upload_ids ?? [], amount: body.message_type === 'file' ? readAmount(body, limits) : null },
  };
}

function readGift({ gift_id, expected }: SendCall['body']): { gift_id: number; expected: number } {
  if (gift_id === undefined) throw refuse('input_invalid', { field: 'gift_id' });
  if (expected === undefined) throw refuse('input_invalid', { field: 'expected' });
  return { gift_id, expected };
}

function readAmount({ amount }: SendCall['body'], limits: Limits): number {
  if (amount === undefined) throw secretPriceMissing(limits);
  return amount;
}

/** The note of a gift or of files; may be empty. */
function readNote(typed: string, limits: Limits): string {
  return trimText(typed) === '' ? '' : readText(typed, limits);
}

/** Text within the limit, counted as code points. */
export function readText(typed: string, limits: Limits): string {
  const text = trimText(typed);
  if (text === '') throw refuse('input_invalid', { field: 'message_content' });
  if (text.length > limits.message_text_max && [...text].length > limits.message_text_max)
    throw refuse('message_too_long', { most: limits.message_text_max });
  return text;
}
