import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { hasWords, readsAll } from '../readable-languages.ts';
import { storedTranslation } from './stored-translation.ts';

/** True for words of the other member that the reader may not know and that have no translation yet. */
export function isForeignMessage(
  message: Message,
  peer: Pick<MemberCard, 'user_id' | 'languages'>,
  me: Pick<Account, 'id' | 'profile'>,
  language: Language,
): boolean {
  return (
    message.sender === peer.user_id &&
    !message.recalled &&
    message.phrase === null &&
    storedTranslation(message, me, language) === null &&
    hasWords(message.message_content) &&
    !readsAll(me, language, peer.languages)
  );
}
