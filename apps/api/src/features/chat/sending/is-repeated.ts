import type { Message } from '@peonia/contract/chat/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Outgoing } from './outgoing-message.ts';

/**
 * Whether a message repeats the one that is stored under its client id. Of a recalled or deleted message only the kind
 * is known. A client id with a colon is made by the server, such as that of a greeting, whose text may change.
 */
export function isRepeated(stored: Message, outgoing: Outgoing, receiverLanguage: Language): boolean {
  if (stored.message_type !== outgoing.kind) return false;
  const { gift, files } = outgoing;
  if (gift !== undefined && stored.gift !== null && stored.gift.gift_id !== gift.gift_id) return false;
  if (outgoing.client_id.includes(':') || stored.recalled) return true;
  const isPurged = stored.message_content === '' && stored.upload_ids.length === 0;
  const hasSameFiles = files === undefined || files.ids.join() === stored.upload_ids.join();
  return isPurged || (hasSameFiles && outgoing.content(receiverLanguage) === stored.message_content);
}
