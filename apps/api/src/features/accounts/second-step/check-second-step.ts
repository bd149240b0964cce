import { createHash } from 'node:crypto';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { clientHash } from '../sessions/create-session.ts';
import { acceptCode, normalized, type AcceptedCode } from './accept-code.ts';
import { acceptRepeat, allowRepeat, canRepeat, countTry, memberFactors, readFactor } from './factor.sql.ts';

export interface SecondStepContext {
  readonly database: Database;
  readonly seal: SecretSeal;
  readonly config: { readonly limits: Limits };
}

type Transaction = (work: (db: Db) => Promise<AcceptedCode>) => Promise<AcceptedCode>;

/**
 * Requires the second step of an account that has one. Returns whether it has. Throws `second_step_required` without a
 * code, `second_step_wrong` or `second_step_paused`. The try is committed first. The same device may repeat its code
 * within minutes: the reply may have been lost.
 */
export async function checkSecondStep(
  { id, code, client }: { readonly id: number; readonly code: string | undefined; readonly client: ClientHint },
  context: SecondStepContext,
): Promise<boolean> {
  const factor = await readFactor.first(context.database, { account_id: id });
  if (factor?.is_confirmed !== true) return false;
  if (code === undefined) throw refuse('second_step_required');
  const device = clientHash(client);
  if (device === null) {
    await useSecondStepCode(id, code, context);
    return true;
  }
  const by = device.toString('hex');
  try {
    await useSecondStepCode(id, code, context, (work) =>
      context.database.transaction((db) => repeatable(db, { id, by, code }, context, work)),
    );
  } catch (error) {
    const isWrong = error instanceof Refusal && error.reason === 'second_step_wrong';
    if (!isWrong || !(await isRepeated(context.database, { id, by, code }))) throw error;
  }
  return true;
}

export interface Repeat {
  readonly id: number;
  /** Names the device or the session. */
  readonly by: string;
  readonly code: string;
}

const repeatHash = ({ by, code }: Repeat) =>
  createHash('sha256')
    .update(`${by} ${normalized(code)}`)
    .digest();

/** Accepts a code that the same device or session may repeat for minutes. */
export async function repeatable(
  db: Db,
  repeat: Repeat,
  { config }: SecondStepContext,
  work: (db: Db) => Promise<AcceptedCode>,
): Promise<AcceptedCode> {
  const accepted = await work(db);
  const minutes = config.limits.code_repeat_minutes;
  await allowRepeat.run(db, { account_id: repeat.id, hash: repeatHash(repeat), minutes });
  return accepted;
}

/** Whether this device or session may repeat the code now. */
export async function mayRepeat(db: Db, repeat: Repeat): Promise<boolean> {
  return (await canRepeat.one(db, { account_id: repeat.id, hash: repeatHash(repeat) })).may;
}

/** Whether this device or session used the code within minutes. Count the try before. */
export async function isRepeated(db: Db, repeat: Repeat): Promise<boolean> {
  return (await acceptRepeat.run(db, { account_id: repeat.id, hash: repeatHash(repeat) })) > 0;
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
