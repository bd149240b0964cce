import type { Message, sayHi as endpoint } from '@peonia/contract/chat/chat.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readGreeting } from '../../accounts/public.ts';
import { defaultGreeting } from '../templates/default-greeting.ts';
import { deliverMessage } from './deliver-message.ts';
import type { DeliverContext } from './outgoing-message.ts';

/**
 * Sends a greeting with the words of this call, else the caller's own text, else the default text in the receiver's
 * language, and with the photo of the greeting. The client id is derived from the receiver and contains a colon, which
 * client ids of apps cannot, so a repeated call returns the first greeting.
 */
export async function sayHi(
  { db, body, caller, language }: Call<typeof endpoint>,
  context: DeliverContext,
): Promise<Message> {
  const words = body.hi_content === undefined ? undefined : trimText(body.hi_content);
  if (words === '') throw refuse('input_invalid', { field: 'hi_content' });
  const { hi_content, hi_photo } = await readGreeting(db, caller.id);
  return deliverMessage(context, caller, {
    receiver: body.user_id,
    kind: 'sayhi',
    language,
    client_id: `sayhi:${body.user_id}`,
    picture: hi_photo,
    // A template chosen unchanged is sent in the receiver's language, as the default is.
    content: (receiverLanguage) =>
      words === undefined
        ? (hi_content ?? defaultGreeting(receiverLanguage))
        : (context.templates.find(words)?.texts[receiverLanguage] ?? words),
  });
}
