import { accountSocialContract as contract } from '@peonia/contract/accounts/account-social.schema.ts';
import { chatAppContract } from '@peonia/contract/accounts/chat-app.schema.ts';
import type { Context } from '../../../platform/feature.ts';
import { route } from '../../../platform/http/route.ts';
import type { ChangeContext } from '../reauthentication/change-access.ts';
import type { ProofContext } from '../reauthentication/prove-owner.ts';
import type { AccountOpener, AgreedVersions } from '../registration/register-account.ts';
import type { SecondStepContext } from '../second-step/check-second-step.ts';
import type { TrialGranter } from '../verification/verify-address.ts';
import { openChatAppTicket } from './chat-app/chat-app-ticket.ts';
import { signChatAppPage } from './chat-app/sign-chat-app-page.ts';
import { confirmSocial } from './confirm-social-login.ts';
import { finishSocial } from './finish-social-login.ts';
import { listSocial } from './list-social-logins.ts';
import { openSignin } from './providers/open-signin.ts';
import { signinFormRoute } from './providers/signin-form-route.ts';
import { registerSocial } from './register-social-login.ts';
import { startLinking, startSocialLogin } from './start-social-login.ts';
import { unlinkSocial } from './unlink-social-login.ts';

/** Routes of social logins. Handlers that consume an attempt commit separately, so that it stays consumed. */
export function socialLoginRoutes(
  { server: app, edge, config }: Context,
  accounts: ProofContext &
    ChangeContext &
    SecondStepContext & {
      readonly openers: readonly AccountOpener[];
      readonly grantTrial: TrialGranter;
      readonly agreedVersions: AgreedVersions;
      countRegistration(way: 'social'): void;
    },
): void {
  const signin = openSignin(config);
  const all = { ...accounts, signin };
  const withoutTransaction = { transaction: 'none' } as const;
  route(app, edge, contract.listSocial, (call) => listSocial(call, all));
  route(app, edge, contract.getSocialUrl, (call) => startSocialLogin(call, all));
  route(app, edge, contract.linkSocial, (call) => startLinking(call, all), withoutTransaction);
  route(app, edge, contract.finishSocial, (call) => finishSocial(call, all), withoutTransaction);
  route(app, edge, contract.confirmSocial, (call) => confirmSocial(call, all), withoutTransaction);
  route(app, edge, contract.registerSocial, (call) => registerSocial(call, all), withoutTransaction);
  route(app, edge, contract.unlinkSocial, (call) => unlinkSocial(call, all), withoutTransaction);
  const ticket = openChatAppTicket(config);
  route(app, edge, chatAppContract.signChatAppPage, (call) => signChatAppPage(call, { config, ticket }));
  signinFormRoute(app);
}
