import { languages, type Language } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import { spokenOf } from './language-of.ts';
import type { Facts, Mentions } from './situation.ts';
import type { SuggestionSources } from './suggestion-sources.ts';

interface Two {
  readonly mine: Facts;
  readonly theirs: Facts;
  readonly spoken: string | undefined;
  readonly question: string | undefined;
}

/** What a text from one member to another may mention. */
export function aboutTwo({ mine, theirs, spoken, question }: Two, language: Language): Mentions {
  return {
    ...(mine.city === null ? {} : { home: mine.city }),
    ...(theirs.city === null ? {} : { place: theirs.city }),
    ...(isSpokenLanguage(spoken) ? { language: spokenLanguageName(language, spoken) } : {}),
    ...(question === undefined ? {} : { question }),
  };
}

/** A language of the reader that the writer neither speaks nor reads; undefined without one. */
export function spokenByThem(mine: Facts, theirs: Facts, own: Language): string | undefined {
  return theirs.languages.find((code) => !mine.languages.includes(code) && code !== spokenOf(own));
}

export type MentionSources = Pick<SuggestionSources, 'readFacts' | 'readAnswered'>;

interface Writing {
  readonly writer: number;
  readonly receiver: number;
  /** Language of the writer's page. */
  readonly own: Language;
}

/** What a text to a member may mention, in each language of the pages. Null for a member without a profile. */
export async function readMentions(
  db: Db,
  { writer, receiver, own }: Writing,
  { readFacts, readAnswered }: MentionSources,
): Promise<Readonly<Record<Language, Mentions>> | null> {
  const found = new Map<Language, Mentions>();
  const [first] = await readAnswered(db, receiver, own);
  for (const language of languages) {
    const mine = await readFacts(db, writer, language);
    const theirs = await readFacts(db, receiver, language);
    if (mine === undefined || theirs === undefined) return null;
    const answered = first === undefined ? [] : await readAnswered(db, receiver, language);
    const question = answered.find(({ id }) => id === first?.id)?.question;
    found.set(language, aboutTwo({ mine, theirs, spoken: spokenByThem(mine, theirs, own), question }, language));
  }
  return Object.fromEntries(found) as Record<Language, Mentions>;
}
