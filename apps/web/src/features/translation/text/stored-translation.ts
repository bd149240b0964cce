import type { Message } from '@peonia/contract/chat/chat.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { baseLanguage } from '../readable-languages.ts';

/**
 * The translation that a message keeps, as it concerns the reader. Null for a machine translation of the other's words
 * into a language that is not the reader's any more: they have changed the language of the page.
 */
export function storedTranslation(
  { translation, sender }: Pick<Message, 'translation' | 'sender'>,
  me: { readonly id: number } | null,
  language: Language,
): Message['translation'] {
  if (translation === null || translation.kind === 'human' || sender === me?.id) return translation;
  return baseLanguage(translation.to) === baseLanguage(languageFacts[language].htmlLang) ? translation : null;
}
