import type { ask as endpoint, WishKind } from '@peonia/contract/questions.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { hasThreadWith } from '../../chat/public.ts';
import { notify } from '../../notifications/public.ts';
import { readAccessFacts, writingProblem } from '../../privacy/public.ts';
import { hasFinished, readMissingFields } from '../../profiles/public.ts';
import { countQuestion } from '../count-question.ts';
import type { QuestionContext } from '../question-context.ts';
import { insertProfileRequest } from './ask.sql.ts';

/**
 * Asks a member for a missing profile field. It is a notification, not a message; a member who may not write may not
 * ask. The same request within a month changes nothing and is free.
 */
export async function requestProfileField(
  { body, caller }: Call<typeof endpoint>,
  kind: WishKind,
  { database, limits }: QuestionContext,
): Promise<null> {
  const [i, they, access, hasThread] = await Promise.all([
    hasFinished.one(database, { member_id: caller.id }),
    hasFinished.one(database, { member_id: body.user_id }),
    readAccessFacts(database, caller, body.user_id),
    hasThreadWith(database, caller.id, body.user_id),
  ]);
  if (!i.finished) throw refuse('steps_missing');
  const problem = writingProblem({ ...access, exists: access.exists && they.finished }, hasThread);
  if (problem !== null) throw refuse(problem);
  const lacking = await readMissingFields(database, body.user_id);
  if (!lacking[kind]) throw refuse('nothing_missing');
  await database.transaction(async (db) => {
    const noted = await insertProfileRequest.first(db, {
      asker_id: caller.id,
      asked_id: body.user_id,
      kind,
      days: limits.wish_again_days,
    });
    if (noted === undefined) return;
    await countQuestion(db, caller, limits);
    await notify(db, { member_id: body.user_id, type: kind, what: 'asked', person_id: caller.id });
  });
  return null;
}
