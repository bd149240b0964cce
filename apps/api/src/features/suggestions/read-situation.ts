import type { suggest as endpoint } from '@peonia/contract/suggestions.ts';
import { formatList } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readAccessFacts, writingProblem } from '../privacy/public.ts';
import { languageOf } from './language-of.ts';
import { aboutTwo, spokenByThem } from './mentions.ts';
import type { Facts, Mentions, Situation } from './situation.ts';
import type { SuggestionSources } from './suggestion-sources.ts';

/** Reads the input of suggestions. A member who may not write to the other gets the refusal and no data. */
export async function readSituation(
  { body, caller, language: own }: Call<typeof endpoint>,
  sources: SuggestionSources,
): Promise<Situation> {
  const { mode, user_id } = body;
  const { database } = sources;
  const draft = (body.text ?? '').trim();
  if (mode === 'polish' && draft === '') throw refuse('suggestion_text_missing');
  if (mode === 'reply' && user_id === undefined) throw refuse('input_invalid', { field: 'user_id' });
  const mine = await sources.readFacts(database, caller.id, own);
  if (mine === undefined) throw refuse('steps_missing');
  if (user_id !== undefined && mode !== 'bio')
    return { ...(await readPair(database, caller, { own, mine, memberId: user_id }, sources)), mode, draft };

  const other = body.language === undefined || body.language === own ? null : body.language;
  const there = other === null ? mine : await sources.readFacts(database, caller.id, other);
  const mentions = { own: aboutOneself(mine, own), other: aboutOneself(there ?? mine, other ?? own) };
  return { mode, own, other, draft, isTalk: false, mentions, biography: mine.biography, talk: [] };
}

interface Pair {
  readonly own: Language;
  readonly mine: Facts;
  readonly memberId: number;
}

/**
 * What is written to a member: what they show of themselves, and the last messages of the two. A conversation outlasts
 * the right to see the profile.
 */
async function readPair(
  db: Db,
  caller: Caller,
  { own, mine, memberId }: Pair,
  sources: SuggestionSources,
): Promise<Omit<Situation, 'mode' | 'draft'>> {
  const [access, hasThread, theirs] = await Promise.all([
    readAccessFacts(db, caller, memberId),
    sources.hasThreadWith(db, caller.id, memberId),
    sources.readFacts(db, memberId, own),
  ]);
  const problem = writingProblem({ ...access, exists: access.exists && theirs !== undefined }, hasThread);
  if (problem !== null || theirs === undefined) throw refuse(problem ?? 'not_found');
  const isShown = maySee(access);
  const readAnswered = (language: Language) =>
    isShown ? sources.readAnswered(db, memberId, language) : Promise.resolve([]);
  const read = languageOf(theirs);
  const other = read === own ? null : read;
  const second = other ?? own;
  const [mineThere, theirsThere, answered, answeredThere, talk] = await Promise.all([
    other === null ? mine : sources.readFacts(db, caller.id, second),
    other === null ? theirs : sources.readFacts(db, memberId, second),
    readAnswered(own),
    readAnswered(second),
    sources.readRecentConversation(db, caller.id, memberId, own),
  ]);
  const [question] = answered;
  const same = answeredThere.find(({ id }) => id === question?.id);
  const spoken = spokenByThem(mine, theirs, own);
  return {
    own,
    other,
    isTalk: true,
    mentions: {
      own: aboutTwo({ mine, theirs, spoken, question: same === undefined ? undefined : question?.question }, own),
      other: aboutTwo(
        { mine: mineThere ?? mine, theirs: theirsThere ?? theirs, spoken, question: same?.question },
        second,
      ),
    },
    biography: isShown ? theirs.biography : '',
    talk: talk.toReversed(),
  };
}

function aboutOneself({ city, languages }: Facts, language: Language): Mentions {
  const names = languages.filter(isSpokenLanguage).map((code) => spokenLanguageName(language, code));
  return {
    ...(city === null ? {} : { home: city }),
    ...(names.length === 0 ? {} : { languages: formatList(language, names) }),
  };
}
