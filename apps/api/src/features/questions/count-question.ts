import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { takeQuestion, usedQuestions } from './question.sql.ts';

/** Counts one question of the day; throws a refusal if none is left. */
export async function countQuestion(db: Db, caller: Caller, limits: Limits): Promise<void> {
  const counted = await takeQuestion.first(db, {
    member_id: caller.id,
    most: entitlementsOf(caller, limits).questions_per_day,
  });
  if (counted === undefined) throw refuse('daily_share_used_up');
}

/** Remaining questions and requests of today. */
export async function questionsLeft(db: Db, caller: Caller, limits: Limits): Promise<number> {
  const used = (await usedQuestions.first(db, { member_id: caller.id }))?.used ?? 0;
  return Math.max(0, entitlementsOf(caller, limits).questions_per_day - used);
}
