import type { Message, sayHi as endpoint } from '@peonia/contract/chat.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../platform/http/call.ts';
import { readGreeting } from '../accounts/public.ts';
import { deliverMessage, type DeliverParts } from './deliver-message.ts';

/**
 * Greets a member with the caller's own words, or the default ones in the receiver's language. One greeting per pair and direction: its client id is made from the receiver, with a
 * colon that no client's own id may hold, so a second press answers the first greeting.
 */
export async function sayHi({ db, body, caller, language }: Call<typeof endpoint>, parts: DeliverParts): Promise<Message> {
  const { hi_content } = await readGreeting(db, caller.id);
  return deliverMessage(parts, caller, {
    receiver: body.user_id,
    kind: 'sayhi',
    language,
    client_id: `sayhi:${body.user_id}`,
    content: (receiverLanguage) => hi_content ?? serverText(receiverLanguage, 'chat.hi.default'),
  });
}
