import { randomBytes } from 'node:crypto';
import type {
  beginSecondStep as beginEndpoint,
  confirmSecondStep as confirmEndpoint,
  endSecondStep as endEndpoint,
} from '@peonia/contract/accounts/account-security.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { normalized } from './accept-code.ts';
import {
  isRepeated,
  mayRepeat,
  repeatable,
  useSecondStepCode,
  type Repeat,
  type SecondStepContext,
} from './check-second-step.ts';
import { countTry, memberFactors, putFactor, readFactor, turnFactorOff } from './factor.sql.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { factorUri, secretBytes, stepOfCode, toBase32 } from './totp.ts';

type Context = ProofContext & ChangeContext & SecondStepContext;

/** Begins the enrolment of an authenticator app, after the owner's proof. It counts after its first code. */
export async function beginSecondStep(
  { db, caller, client, body, request }: Call<typeof beginEndpoint>,
  context: Context,
): Promise<ReplyOf<typeof beginEndpoint>> {
  await proveOwner({ db, caller, client, request }, proofIn(body), context);
  const secret = randomBytes(secretBytes);
  if ((await putFactor.first(db, { account_id: caller.id, sealed: context.seal.seal(secret) })) === undefined)
    throw refuse('second_step_set');
  return { secret: toBase32(secret), uri: factorUri(context.config.brand, caller.name, secret) };
}

/**
 * Confirms the app with its first code and returns the recovery codes, which are shown once. A code from the same
 * session within minutes, sent because the reply was lost, returns new ones.
 */
export async function confirmSecondStep(
  { db, caller, body, emit }: Call<typeof confirmEndpoint>,
  context: Context,
): Promise<ReplyOf<typeof confirmEndpoint>> {
  const factor = await readFactor.first(db, { account_id: caller.id });
  if (factor === undefined) throw refuse('second_step_missing');
  // The app shows another code by the time somebody tries again.
  const repeat = { id: caller.id, by: `session ${caller.session_id}`, code: 'confirmed' };
  if (factor.is_confirmed)
    return { recovery_codes: await replaceRecoveryCodes(db, { ...repeat, typed: body.code }, context) };
  const change = { accountId: caller.id, except: caller.session_id, kind: 'second-step-on' } as const;
  const { codes } = await useSecondStepCode(caller.id, body.code, context, (work) =>
    changeAccess(change, context, (tx) => repeatable(tx, repeat, context, work)),
  );
  emit(caller.id, 'account.changed', {});
  return { recovery_codes: codes };
}

/** Throws `second_step_set` unless this session has just confirmed the app, and what a wrong code gets. */
async function replaceRecoveryCodes(
  db: Db,
  { typed, ...repeat }: Repeat & { readonly typed: string },
  { seal, config: { limits } }: Context,
): Promise<string[]> {
  if (!(await mayRepeat(db, repeat))) throw refuse('second_step_set');
  const minutes = limits.second_step_pause_minutes;
  const counted = await countTry.first(db, { account_id: repeat.id, tries: limits.second_step_tries, minutes });
  if (counted === undefined) throw refuse('second_step_paused', { minutes });
  if (stepOfCode(seal.open(counted.sealed), normalized(typed), Date.now()) === null) throw refuse('second_step_wrong');
  if (!(await isRepeated(db, repeat))) throw refuse('second_step_set');
  const codes = makeRecoveryCodes();
  await memberFactors.putRecovery(db, repeat.id, codes.map(hashRecoveryCode));
  return codes;
}

/** Turns the second step off, with a code of the app or a recovery code. */
export async function endSecondStep(
  { db, caller, body, emit }: Call<typeof endEndpoint>,
  context: Context,
): Promise<Record<string, never>> {
  const factor = await readFactor.first(db, { account_id: caller.id });
  if (factor?.is_confirmed !== true) return {};
  const change = { accountId: caller.id, except: caller.session_id, kind: 'second-step-off' } as const;
  await useSecondStepCode(caller.id, body.code, context, (work) =>
    changeAccess(change, context, async (tx) => {
      const accepted = await work(tx);
      await turnFactorOff.run(tx, { account_id: caller.id });
      return accepted;
    }),
  );
  emit(caller.id, 'account.changed', {});
  return {};
}
