import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Translation } from '@peonia/contract/translation/translation.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { detectLanguage } from './detect/detect-language.ts';
import { readable, tagOfLanguage, languageOfTag } from './detect/language-tags.ts';
import { readHumanTranslation } from './human-translation.sql.ts';
import type { GuestQuota } from './quota/guest-quota.ts';
import { giveCharactersBack, takeCharacters } from './quota/quota.sql.ts';
import type { Translatable } from './translatable.ts';
import type { Payer, Translator } from './translator.ts';
import { hasLetters, wordsOf } from './words/cut-text.ts';

export interface Asking {
  readonly db: Db;
  /** Null for a guest. */
  readonly caller: Caller | null;
  readonly language: Language;
  /** ISO 639 of what the caller speaks. */
  readonly spoken: readonly string[];
  /** The language that was asked for; null leaves out what the reader can read. */
  readonly to: Language | null;
}

type Answer = Omit<Translation, 'type' | 'id'>;

export interface Means {
  /** Null where no service is configured. */
  readonly translator: Translator | null;
  /** Whether the database has translations made by people. */
  readonly hasHuman: boolean;
  readonly limits: Limits;
  readonly guests: GuestQuota;
}

/** Translates one text, or returns why not. A person's translation comes before the service and costs nothing. */
export async function translateOne(
  asking: Asking,
  found: Translatable | undefined,
  { translator, hasHuman, limits, guests }: Means,
): Promise<Answer> {
  const { spoken, language } = found?.reader ?? asking;
  const to = tagOfLanguage(asking.to ?? language);
  const nothing = { text: null, from: null, to, engine: null };
  if (found === undefined) return { ...nothing, state: 'unknown' };
  if (found.kept?.to === to) return { ...found.kept, state: 'translated' };
  const words = wordsOf(found.text, found.names);
  if (!hasLetters(words)) return { ...nothing, state: 'same' };
  const from = await detectLanguage(words, found.likely);
  if (from !== null && isRead(from, to, asking.to === null ? readable(spoken, language) : null))
    return { ...nothing, from, state: 'same' };

  const human = hasHuman ? await readHumanTranslation.first(asking.db, { text: found.text, target: to }) : undefined;
  if (human !== undefined) return { text: human.content, from: human.source, to, engine: null, state: 'translated' };
  if (translator === null) return { ...nothing, from, state: 'closed' };

  const payer = payerOf(asking, found.text, { limits, guests });
  const outcome = await translator.translate({ text: found.text, names: found.names, from, to }, payer);
  if (typeof outcome === 'string') return { ...nothing, from, state: outcome };
  // The service may detect an unknown language, free of charge.
  if (outcome.from === to) {
    await payer.giveBack();
    return { ...nothing, from: to, state: 'same' };
  }
  return { text: outcome.text, from: outcome.from, to, engine: translator.engine, state: 'translated' };
}

/**
 * A requested language is always used unless the text is in it; otherwise a text in a language the member reads is not
 * translated.
 */
function isRead(from: string, to: string, reads: ReadonlySet<string> | null): boolean {
  if (reads !== null) return reads.has(languageOfTag(from));
  return from === to || (from === 'zh' && languageOfTag(to) === 'zh');
}

/** Characters as people count them. */
function payerOf({ db, caller }: Asking, text: string, { limits, guests }: Pick<Means, 'limits' | 'guests'>): Payer {
  const count = [...text].length;
  if (caller === null) return guests.payer(count);
  const most = entitlementsOf(caller, limits).translation_characters_per_day;
  let hasPaid = false;
  return {
    async take() {
      hasPaid = (await takeCharacters.first(db, { member_id: caller.id, count, most })) !== undefined;
      return hasPaid;
    },
    async giveBack() {
      if (hasPaid) await giveCharactersBack.run(db, { member_id: caller.id, count });
      hasPaid = false;
    },
  };
}
