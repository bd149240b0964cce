import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { acceptCode, type AcceptedCode } from './accept-code.ts';
import { countTry, memberFactors, readFactor } from './factor.sql.ts';

export interface SecondStepContext {
  readonly database: Database;
  readonly seal: SecretSeal;
  readonly config: { readonly limits: Limits };
}

type Transaction = (work: (db: Db) => Promise<AcceptedCode>) => Promise<AcceptedCode>;

/**
 * Requires the second step of an account that has one. Returns whether it has. Throws `second_step_required` without a
 * code, `second_step_wrong` or `second_step_paused`. The try is committed first.
 */
export async function checkSecondStep(
  accountId: number,
  code: string | undefined,
  context: SecondStepContext,
): Promise<boolean> {
  const factor = await readFactor.first(context.database, { account_id: accountId });
  if (factor?.is_confirmed !== true) return false;
  if (code === undefined) throw refuse('second_step_required');
  await useSecondStepCode(accountId, code, context);
  return true;
}

/**
 * Counts the try and commits it, then accepts the code in the transaction of what it allows. Throws `second_step_wrong`
 * or `second_step_paused`.
 */
export async function useSecondStepCode(
  accountId: number,
  code: string,
  { database, seal, config: { limits } }: SecondStepContext,
  transaction: Transaction = (work) => database.transaction(work),
): Promise<AcceptedCode> {
  const minutes = limits.second_step_pause_minutes;
  const factor = await countTry.first(database, { account_id: accountId, tries: limits.second_step_tries, minutes });
  if (factor === undefined) throw refuse('second_step_paused', { minutes });
  return transaction(async (db) => {
    const secret = seal.open(factor.sealed);
    const accepted = await acceptCode(db, memberFactors, { memberId: accountId, secret, code });
    if (accepted === null) throw refuse('second_step_wrong');
    return accepted;
  });
}
