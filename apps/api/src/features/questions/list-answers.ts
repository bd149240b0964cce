import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listAnswers as endpoint, Match } from '@peonia/contract/questions.ts';
import { matchPercent } from '@peonia/core/match.ts';
import { cutPage } from '../../platform/db/cut-page.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';
import { hasFinished } from '../profiles/public.ts';
import { answerPage, sharedAnswers } from './answer.sql.ts';
import { presentAnswer } from './present-answer.ts';

/**
 * A page of a member's answers for readers of their profile. Everything is read first and decided afterwards, so that
 * hidden, blocked and unknown members give the same reply in the same time.
 */
export async function listAnswers(
  { db, caller, params, query, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  const reader = caller?.id ?? null;
  const page = {
    member: params.id,
    reader,
    language,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.answer_page + 1,
  };
  const [access, { finished }, rows, match] = await Promise.all([
    readAccessFacts(db, caller, params.id),
    hasFinished.one(db, { member_id: params.id }),
    answerPage.all(db, page),
    readMatch(db, reader, params.id),
  ]);
  if (!finished || !maySee(access)) throw refuse('not_found');
  const { shown, max_id } = cutPage(rows, limits.answer_page);
  return {
    items: shown.map((row) => presentAnswer(row, access.is_self)),
    max_id,
    match: access.is_self ? null : match,
  };
}

/** Computed from published answers of both only, so that private answers cannot be inferred. */
async function readMatch(db: Db, reader: number | null, memberId: number): Promise<Match | null> {
  if (reader === null) return null;
  const shared = await sharedAnswers.all(db, { reader, member: memberId });
  return {
    percent: matchPercent(shared),
    shared: shared.length,
    alike: shared.filter(({ mine, theirs }) => mine === theirs).length,
  };
}
