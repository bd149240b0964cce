import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listQuestions as endpoint } from '@peonia/contract/questions.ts';
import type { Call } from '../../platform/http/call.ts';
import { questionsLeft } from './count-question.ts';
import { offeredQuestions } from './question.sql.ts';

/** The catalogue, and the remaining questions of today. */
export async function listQuestions(
  { db, caller, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  const [items, left] = await Promise.all([
    offeredQuestions.all(db, { reader: caller.id, language }),
    questionsLeft(db, caller, limits),
  ]);
  return { items, left };
}
