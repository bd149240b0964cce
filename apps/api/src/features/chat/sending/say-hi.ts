import type { Message, sayHi as endpoint } from '@peonia/contract/chat.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readGreeting } from '../../accounts/public.ts';
import { deliverMessage } from './deliver-message.ts';
import type { DeliverParts } from './outgoing-message.ts';

/**
 * Greets a member with the caller's own words and picture, or the default words in the receiver's language. One
 * greeting per pair and direction: its client id is made from the receiver, with a colon that no client's own id may
 * hold, so a second press answers the first greeting.
 */
export async function sayHi(
  { db, body, caller, language }: Call<typeof endpoint>,
  parts: DeliverParts,
): Promise<Message> {
  const { hi_content, hi_photo } = await readGreeting(db, caller.id);
  return deliverMessage(parts, caller, {
    receiver: body.user_id,
    kind: 'sayhi',
    language,
    client_id: `sayhi:${body.user_id}`,
    picture: hi_photo,
    content: (receiverLanguage) => hi_content ?? serverText(receiverLanguage, 'chat.hi.default'),
  });
}
