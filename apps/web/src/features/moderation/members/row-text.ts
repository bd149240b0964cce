import type { MemberRowKind } from '@peonia/contract/moderation/members.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { isLanguage, languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** The text of a row in words: a language by its name, a birthday as a date; everything else as it is stored. */
export function rowText(kind: MemberRowKind, text: string | null, reader: Language): string | null {
  if (text === null) return null;
  if (kind === 'language' && isLanguage(text)) return languageFacts[text].ownName;
  if (kind === 'birthday') return formatDate(reader, new Date(`${text}T00:00:00Z`), 'long', 'UTC');
  return text;
}
