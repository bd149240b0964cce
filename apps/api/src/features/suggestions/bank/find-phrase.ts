import { languages, type Language } from '@peonia/i18n/languages.ts';
import type { Mentions } from '../situation.ts';
import type { Bank } from './bank-shape.ts';
import { banks } from './bank.ts';
import { fillSlots, slotPattern, slotsOf } from './slots.ts';

/** A curated text in each language of the pages. */
export interface Phrase {
  readonly id: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** A text with mentions: which language it was written in, and the texts before the mentions are filled in. */
interface PhraseWithSlots extends Phrase {
  readonly written: Language;
}

const plain = new Map<string, Phrase>();
const withSlots: { readonly pattern: RegExp; readonly phrase: PhraseWithSlots }[] = [];

for (const phrase of bankPhrases()) {
  // An ellipsis is for the writer's own words.
  if (phrase.texts.en.includes('…')) continue;
  for (const written of languages) {
    const text = phrase.texts[written];
    if (slotsOf(text).length === 0) plain.set(text, phrase);
    else withSlots.push({ pattern: patternOf(text), phrase: { ...phrase, written } });
  }
}

/** The suggestion without mentions that this text is, in whatever language. */
export function findPlainPhrase(text: string): Phrase | undefined {
  return plain.get(text);
}

/** Suggestions that this text may be with mentions filled in. The caller compares with the actual mentions. */
export function findPhrasesWithSlots(text: string): readonly PhraseWithSlots[] {
  return withSlots.filter(({ pattern }) => pattern.test(text)).map(({ phrase }) => phrase);
}

/** The phrase with its mentions. Null if a mention is missing in a language, or if the result is not `text`. */
export function fillPhrase(
  { id, texts, written }: PhraseWithSlots,
  mentions: Readonly<Record<Language, Mentions>>,
  text: string,
): Phrase | null {
  const isComplete = languages.every((language) =>
    slotsOf(texts[language]).every((name) => mentions[language][name] !== undefined),
  );
  if (!isComplete || fillSlots(texts[written], mentions[written]) !== text) return null;
  const filled = languages.map((language) => [language, fillSlots(texts[language], mentions[language])]);
  return { id, texts: Object.fromEntries(filled) as Record<Language, string> };
}

function bankPhrases(): Phrase[] {
  return [
    ...phrasesOf('opener', ({ opener }) => opener),
    ...Object.keys(banks.en.reply).flatMap((kind) =>
      phrasesOf(`reply.${kind}`, ({ reply }) => reply[kind as keyof Bank['reply']]),
    ),
  ];
}

function phrasesOf(name: string, listOf: (bank: Bank) => readonly string[]): Phrase[] {
  return listOf(banks.en).map((_, place) => ({
    id: `${name}.${place}`,
    texts: Object.fromEntries(languages.map((language) => [language, listOf(banks[language])[place]])) as Record<
      Language,
      string
    >,
  }));
}

function patternOf(text: string): RegExp {
  const parts = text.split(slotPattern).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.{1,200}')}$`, 'su');
}
