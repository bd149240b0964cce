import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { quoteTranslation as endpoint, TranslationQuote } from '@peonia/contract/translation/translators.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { measureText, translationPrice } from '@peonia/core/translation-price.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { translatableMessage, type TranslatableRow } from '../../chat/public.ts';
import { readSpeaker } from '../../profiles/public.ts';
import { detectLanguage, languageOfTag } from '../../translation/public.ts';
import { hasTranslator } from '../language-pair.sql.ts';
import { putQuote } from './order.sql.ts';

/** Says what a translation would cost. What nobody could translate is refused before anything is paid. */
export async function quoteTranslation(
  { db, caller, body, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<TranslationQuote> {
  const message = await findTranslatable(db, caller, body.message_id);
  const measure = measureText(message.content);
  const price = translationPrice(measure, {
    words: limits.translator_words_per_gold,
    characters: limits.translator_characters_per_gold,
  });
  if (price === 0) throw refuse('translation_empty');
  const { source, target } = await languagesOf(db, caller.id, message, language);
  if (languageOfTag(source) === languageOfTag(target)) throw refuse('translation_same_language');
  const { so } = await hasTranslator.one(db, {
    source: languageOfTag(source),
    target,
    ids: [caller.id, message.other_id],
  });
  if (!so) throw refuse('translator_missing');
  const quote = await putQuote.one(db, {
    member_id: caller.id,
    message_id: message.id,
    source,
    target,
    ...measure,
    price,
    minutes: limits.translator_quote_minutes,
  });
  return {
    message_id: message.id,
    from: quote.source,
    to: quote.target,
    words: quote.words,
    characters: quote.characters,
    price: goldFromCents(quote.price),
    hours: limits.translator_hours,
    until: quote.until.toISOString(),
  };
}

/** A message of the caller's conversation. Where the other blocks there is none; anyone who blocks lifts that first. */
export async function findTranslatable(db: Db, caller: Caller, messageId: number): Promise<TranslatableRow> {
  const message = await translatableMessage.first(db, { reader: caller.id, id: messageId });
  if (message === undefined) throw refuse('not_found');
  if (message.i_block) throw refuse('member_blocked_by_me');
  return message;
}

/** Out of the language of who wrote into that of who reads: my own page's, or the one of the other's account. */
async function languagesOf(
  db: Db,
  readerId: number,
  { sender_id, my_language, their_language, content }: TranslatableRow,
  page: Language,
): Promise<{ source: string; target: string }> {
  const isMine = sender_id === readerId;
  const target = languageFacts[isMine ? (their_language as Language) : page].htmlLang;
  const spoken = (await readSpeaker.first(db, { member_id: sender_id }))?.languages ?? [];
  const writers = languageFacts[(isMine ? my_language : their_language) as Language].htmlLang;
  // Where the words say nothing it is the page's language of who wrote; a translator who finds another one says so, and
  // the gold comes back.
  return { source: (await detectLanguage(content, [...spoken, languageOfTag(writers)])) ?? writers, target };
}
