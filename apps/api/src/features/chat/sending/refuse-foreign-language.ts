import { formatList } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readSpoken } from '../../profiles/public.ts';
import { detectLanguage, hasLetters, readable, languageOfTag, wordsOf } from '../../translation/public.ts';

interface Writing {
  readonly text: string;
  readonly writer: number;
  readonly receiver: number;
  /** Language of the sender's page, for the error message. */
  readonly language: Language;
  readonly receiverLanguage: Language;
}

/**
 * Throws `message_foreign` for a text in a language that the receiver does not read. For receivers who accept their own
 * languages only. Texts without letters and of undetectable language pass.
 */
export async function refuseForeignLanguage(
  db: Db,
  { text, writer, receiver, language, receiverLanguage }: Writing,
): Promise<void> {
  const words = wordsOf(text, []);
  if (!hasLetters(words)) return;
  const spoken = new Map(
    (await readSpoken.all(db, { ids: [writer, receiver] })).map((row) => [row.member_id, row.languages]),
  );
  const written = await detectLanguage(words, spoken.get(writer) ?? []);
  const read = readable(spoken.get(receiver) ?? [], receiverLanguage);
  if (written === null || read.has(languageOfTag(written))) return;
  throw refuse('message_foreign', {
    languages: formatList(
      language,
      [...read].filter(isSpokenLanguage).map((code) => spokenLanguageName(language, code)),
      'or',
    ),
  });
}
