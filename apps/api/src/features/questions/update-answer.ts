import type { deleteAnswer as deleting, updateAnswer as endpoint } from '@peonia/contract/questions.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { changeAnswer, dropAnswer } from './answer.sql.ts';
import type { QuestionContext } from './question-context.ts';

/** Publishes or hides an own answer, or changes its weight. */
export async function updateAnswer(
  { db, caller, params, body }: Call<typeof endpoint>,
  { answerPublished }: Pick<QuestionContext, 'answerPublished'>,
): Promise<Record<string, never>> {
  const changed = await changeAnswer.first(db, {
    id: params.id,
    member_id: caller.id,
    is_published: body.published ?? null,
    weight: body.weight ?? null,
  });
  if (changed === undefined) throw refuse('answer_unknown');
  if (body.published === true && changed.content !== '')
    await answerPublished(db, { author_id: caller.id, words: changed.content });
  return {};
}

export async function deleteAnswer({ db, caller, params }: Call<typeof deleting>): Promise<Record<string, never>> {
  await dropAnswer.run(db, { id: params.id, member_id: caller.id });
  return {};
}
