import { accountSecurityContract as contract } from '@peonia/contract/accounts/account-security.schema.ts';
import type { Context } from '../../../platform/feature.ts';
import { route } from '../../../platform/http/route.ts';
import type { ChangeContext } from '../reauthentication/change-access.ts';
import type { ProofContext } from '../reauthentication/prove-owner.ts';
import type { SecondStepContext } from '../second-step/check-second-step.ts';
import { beginSecondStep, confirmSecondStep, endSecondStep } from '../second-step/manage-second-step.ts';
import { getLoginChallenge, loginPasskey } from './login-passkey.ts';
import { deletePasskey, getSecurity, noteSecurityOffer, renamePasskey } from './manage-passkeys.ts';
import { getPasskeyOptions, registerPasskey } from './register-passkey.ts';

/** Routes of passkeys and of the second step. Most commit separately: wrong proofs and codes count. */
export function securityRoutes(
  { server: app, edge }: Context,
  all: ProofContext & ChangeContext & SecondStepContext,
): void {
  const withoutTransaction = { transaction: 'none' } as const;
  route(app, edge, contract.getSecurity, getSecurity);
  route(app, edge, contract.noteSecurityOffer, noteSecurityOffer);
  route(app, edge, contract.beginSecondStep, (call) => beginSecondStep(call, all), withoutTransaction);
  route(app, edge, contract.confirmSecondStep, (call) => confirmSecondStep(call, all), withoutTransaction);
  route(app, edge, contract.endSecondStep, (call) => endSecondStep(call, all), withoutTransaction);
  route(app, edge, contract.getPasskeyOptions, (call) => getPasskeyOptions(call, all), withoutTransaction);
  route(app, edge, contract.registerPasskey, (call) => registerPasskey(call, all), withoutTransaction);
  route(app, edge, contract.renamePasskey, renamePasskey);
  route(app, edge, contract.deletePasskey, (call) => deletePasskey(call, all), withoutTransaction);
  route(app, edge, contract.getPasskeyChallenge, (call) => getLoginChallenge(call, all), withoutTransaction);
  route(app, edge, contract.loginPasskey, (call) => loginPasskey(call, all), withoutTransaction);
}
