import type { Message, sayHi as endpoint } from '@peonia/contract/chat/chat.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readGreeting } from '../../accounts/public.ts';
import { defaultGreeting } from './default-greeting.ts';
import { deliverMessage } from './deliver-message.ts';
import type { DeliverContext } from './outgoing-message.ts';

/**
 * Sends a greeting with the caller's own text and photo, or the default text in the receiver's language. The client id
 * is derived from the receiver and contains a colon, which client ids of apps cannot, so a repeated call returns the
 * first greeting.
 */
export async function sayHi(
  { db, body, caller, language }: Call<typeof endpoint>,
  context: DeliverContext,
): Promise<Message> {
  const { hi_content, hi_photo } = await readGreeting(db, caller.id);
  return deliverMessage(context, caller, {
    receiver: body.user_id,
    kind: 'sayhi',
    language,
    client_id: `sayhi:${body.user_id}`,
    picture: hi_photo,
    content: (receiverLanguage) => hi_content ?? defaultGreeting(receiverLanguage),
  });
}
