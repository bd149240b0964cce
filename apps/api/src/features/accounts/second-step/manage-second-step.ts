import { randomBytes } from 'node:crypto';
import type {
  beginSecondStep as beginEndpoint,
  confirmSecondStep as confirmEndpoint,
  endSecondStep as endEndpoint,
} from '@peonia/contract/accounts/account-security.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { useSecondStepCode, type SecondStepContext } from './check-second-step.ts';
import { putFactor, readFactor, turnFactorOff } from './factor.sql.ts';
import { factorUri, secretBytes, toBase32 } from './totp.ts';

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

/** Confirms the app with its first code and returns the recovery codes, which are shown once. */
export async function confirmSecondStep(
  { db, caller, body }: Call<typeof confirmEndpoint>,
  context: Context,
): Promise<ReplyOf<typeof confirmEndpoint>> {
  const factor = await readFactor.first(db, { account_id: caller.id });
  if (factor === undefined) throw refuse('second_step_missing');
  if (factor.is_confirmed) throw refuse('second_step_set');
  const change = { accountId: caller.id, except: caller.session_id, kind: 'second-step-on' } as const;
  const { codes } = await useSecondStepCode(caller.id, body.code, context, (work) =>
    changeAccess(change, context, work),
  );
  return { recovery_codes: codes };
}

/** Turns the second step off, with a code of the app or a recovery code. */
export async function endSecondStep(
  { db, caller, body }: Call<typeof endEndpoint>,
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
  return {};
}
