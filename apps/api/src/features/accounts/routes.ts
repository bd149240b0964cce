import { accountClosingContract } from '@peonia/contract/accounts/account-closing.schema.ts';
import { accountCodesContract as codesContract } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountConsentsContract as consentsContract } from '@peonia/contract/accounts/account-consents.schema.ts';
import { accountSessionsContract as sessionsContract } from '@peonia/contract/accounts/account-sessions.schema.ts';
import { accountsContract as contract } from '@peonia/contract/accounts/accounts.schema.ts';
import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { openCaptcha } from '../../platform/captcha/captcha.ts';
import { countryOfAddress } from '../../platform/country/country-of-address.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { meterSms } from '../../platform/operations/metrics/meter-push.ts';
import { mailQueue, textMessageQueue } from '../../platform/outbox/outbox.ts';
import { openSeal } from '../../platform/secrets/open-seal.ts';
import { openSms } from '../../platform/sms/sms.ts';
import { sendAccountNotification, type AccountNotification } from './account-notifications.ts';
import { closeAccount } from './closing/close-account.ts';
import { listConsents } from './consents/list-consents.ts';
import { openCounters } from './counters.ts';
import { exportRoutes } from './export/routes.ts';
import {
  accessUndos,
  accountOpeners,
  addressProven,
  agreedVersions,
  counterSources,
  deviceRegistrar,
  ownerProofs,
  trialGranter,
} from './hooks.ts';
import { authenticateAccount } from './login/authenticate-account.ts';
import { securityRoutes } from './passkeys/routes.ts';
import { openMe } from './read-me.ts';
import { undoChange } from './reauthentication/undo-change.ts';
import { checkFindCode, findPassword, resetPassword } from './recovery/change-password.ts';
import './events.ts';
import { reactivateAccount } from './recovery/reactivate-account.ts';
import { registerAccount } from './registration/register-account.ts';
import { validateFields } from './registration/validate-fields.ts';
import { grantSocket } from './sessions/grant-socket.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { logout } from './sessions/logout.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { revokeOtherSessions, revokeSession } from './sessions/revoke-session.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';
import { socialLoginRoutes } from './social-login/routes.ts';
import { sendCode } from './verification/send-code.ts';
import { verifyAddress } from './verification/verify-address.ts';

/** These handlers commit separately: they wait for hashing, and wrong codes are counted even if the request fails. */
const withoutTransaction = { transaction: 'none' } as const;

export function accountsRoutes(context: Context): void {
  const { server: app, edge, config, database, realtime, mailer, outbox, metrics } = context;
  const { nudge } = outbox;
  const { hasher, codes } = context.use(ownerProofs);
  const undos = context.useAll(accessUndos);
  const captcha = openCaptcha(config);
  const sms = meterSms(openSms(config, database), metrics);
  const registrations = metrics.addCounter('registrations_total', 'Accounts made, by way: form or social.', ['way']);
  for (const way of ['form', 'social']) registrations.inc({ way }, 0);
  const countRegistration = (way: 'form' | 'social') => registrations.inc({ way });
  const openers = context.useAll(accountOpeners);
  const grantTrial = context.use(trialGranter);
  const proven = context.useAll(addressProven);
  const counters = context.useEach(counterSources);
  const readCounters = openCounters(counters);
  const seal = openSeal(config.secrets);
  const registerDevice = context.use(deviceRegistrar);
  const all = { database, realtime, config, hasher, codes, captcha, nudge, grantTrial, seal, registerDevice };
  const registering = { ...all, openers, countRegistration, agreedVersions: context.use(agreedVersions) };
  outbox.subscribe('account.suspended', 'revoke-sessions', ({ account_id }) =>
    revokeSessions(account_id, database, realtime),
  );
  const send = (notice: AccountNotification) => sendAccountNotification(notice, { config, mailer, sms });
  outbox.subscribe('account.notification', 'send-account-notification', send, mailQueue);
  outbox.subscribe('account.text-message', 'send-text-message', send, textMessageQueue);

  route(app, edge, contract.validateFields, (call) => validateFields(call, config), withoutTransaction);
  route(app, edge, contract.register, (call) => registerAccount(call, registering), withoutTransaction);
  route(app, edge, contract.authenticate, (call) => authenticateAccount(call, all), withoutTransaction);
  route(app, edge, contract.logout, (call) => logout(call, realtime));
  route(
    app,
    edge,
    contract.refreshToken,
    (call) => refreshSession(call, { limits: config.limits, realtime }),
    withoutTransaction,
  );
  const besideProof = { readsBesideProof: true };
  route(app, edge, contract.getMe, openMe(context, counters), besideProof);
  route(
    app,
    edge,
    contract.getCounters,
    async ({ db, caller }) => ({ counter: await readCounters(db, caller.id) }),
    besideProof,
  );
  route(app, edge, contract.readCounter, async ({ db, caller, body, emit }) => {
    emit(caller.id, 'counter.read', { type: body.type, count: await counters[body.type].markRead(db, caller.id) });
    return { counter: await readCounters(db, caller.id) };
  });
  route(app, edge, consentsContract.listConsents, listConsents);
  route(
    app,
    edge,
    realtimeContract.authenticateSocket,
    (call) => grantSocket(call, config.limits, config.pushChannel),
    withoutTransaction,
  );

  route(
    app,
    edge,
    codesContract.sendCode,
    async (call) => {
      throw await sendCode(call, all);
    },
    withoutTransaction,
  );
  route(app, edge, codesContract.verifyAddress, (call) => verifyAddress(call, { ...all, proven }), withoutTransaction);
  route(app, edge, codesContract.checkFindCode, (call) => checkFindCode(call, all), withoutTransaction);
  route(app, edge, codesContract.findPassword, (call) => findPassword(call, all), withoutTransaction);
  route(app, edge, codesContract.resetPassword, (call) => resetPassword(call, all), withoutTransaction);
  route(app, edge, codesContract.undoChange, (call) => undoChange(call, { ...all, undos }), withoutTransaction);
  route(app, edge, codesContract.reactivate, (call) => reactivateAccount(call, all), withoutTransaction);
  route(
    app,
    edge,
    codesContract.getCaptcha,
    async ({ query }) => ({ ...(await captcha.challenge(query.action)) }) as never,
  );

  route(app, edge, sessionsContract.listSessions, listSessions);
  route(app, edge, sessionsContract.endOneSession, (call) => revokeSession(call, realtime));
  route(app, edge, sessionsContract.endOtherSessions, (call) => revokeOtherSessions(call, realtime));
  route(app, edge, accountClosingContract.closeAccount, (call) => closeAccount(call, all), withoutTransaction);
  securityRoutes(context, all);
  socialLoginRoutes(context, registering);
  exportRoutes(context);

  route(app, edge, sessionsContract.getCountryCode, async ({ client }) => ({
    country_code: countryOfAddress(client.address),
  }));
}
