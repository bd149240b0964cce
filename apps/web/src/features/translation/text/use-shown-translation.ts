import type { Message } from '@peonia/contract/chat/chat.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTranslationStatus } from '../requests/translation-requests.ts';
import { storedTranslation } from './stored-translation.ts';

/** The translation shown for a message: a curated text, its own, else one made on this page. Null without a text. */
export function useShownTranslation(
  message: Message,
): { readonly text: string; readonly from: string | null; readonly to: string } | null {
  const me = useMe();
  const { language } = useLanguage();
  const translation = storedTranslation(message, me, language);
  const status = useTranslationStatus({
    type: 'message',
    id: message.id,
    member: me?.id ?? 0,
    language,
    version: message.edited_at,
  });
  if (message.phrase !== null) return { text: message.phrase.text, from: null, to: languageFacts[language].htmlLang };
  if (translation !== null) return translation.text === '' ? null : translation;
  return status?.state === 'translated' && status.text !== null
    ? { text: status.text, from: status.from, to: status.to }
    : null;
}
