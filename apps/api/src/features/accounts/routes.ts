import { accountClosingContract } from '@peonia/contract/account-closing.ts';
import { accountCodesContract as codesContract } from '@peonia/contract/account-codes.ts';
import { accountSessionsContract as sessionsContract } from '@peonia/contract/account-sessions.ts';
import { accountsContract as contract } from '@peonia/contract/accounts.ts';
import { realtimeContract } from '@peonia/contract/realtime.ts';
import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { openCaptcha } from '../../platform/captcha/captcha.ts';
import type { Config } from '../../platform/config.ts';
import { countryOfAddress } from '../../platform/country/country-of-address.ts';
import type { Db } from '../../platform/db/statement.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Signin } from '../../platform/signin/open-signin.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { sendAccountNotification } from './account-notifications.ts';
import { closeAccount } from './closing/close-account.ts';
import type { ExportWorker } from './export/export-worker.ts';
import type { Exporter } from './export/exporter.ts';
import { exportRoutes } from './export/routes.ts';
import { authenticateAccount } from './login/authenticate-account.ts';
import './events.ts';
import { openPasswordHasher } from './login/hash-password.ts';
import { readMe, type MeParts } from './read-me.ts';
import { findPassword, resetPassword } from './recovery/change-password.ts';
import { reactivateAccount } from './recovery/reactivate-account.ts';
import { registerAccount, type AccountOpener } from './registration/register-account.ts';
import { validateFields } from './registration/validate-fields.ts';
import { grantSocket } from './sessions/grant-socket.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { logout } from './sessions/logout.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { revokeOtherSessions, revokeSession } from './sessions/revoke-session.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';
import { socialLoginRoutes } from './social-login/routes.ts';
import { sendCode } from './verification/send-code.ts';
import { openVerificationCodes } from './verification/verification-code.ts';
import { verifyAddress, type TrialGranter } from './verification/verify-address.ts';

export interface AccountsParts {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly outbox: Outbox;
  readonly me: MeParts;
  readonly openers: readonly AccountOpener[];
  readonly grantTrial: TrialGranter;
  readonly signin: Signin;
  readonly blobs: BlobStore;
  readonly exporters: readonly Exporter[];
  /** Marks one counter as read; the event for the member's other devices is the feature's own. */
  markRead(call: { db: Db; memberId: number; type: string; emit: (count: number) => void }): Promise<void>;
}

/** Hashing waits and wrong codes are counted outside a transaction: these handlers commit by themselves. */
const withoutTransaction = { transaction: 'none' } as const;

export function accountsRoutes(app: FastifyInstance, edge: Edge, parts: AccountsParts): { exports: ExportWorker } {
  const { config, outbox, me } = parts;
  const { database, realtime } = edge;
  const { nudge } = outbox;
  const hasher = openPasswordHasher(config.passwordHashes);
  const codes = openVerificationCodes(config.secret, config.limits);
  const captcha = openCaptcha(config);
  const all = { database, realtime, config, hasher, codes, captcha, nudge };
  outbox.subscribe('account.suspended', 'revoke-sessions', ({ account_id }) =>
    revokeSessions(account_id, database, realtime),
  );
  outbox.subscribe('account.noticed', 'send-account-notification', (notice) => sendAccountNotification(notice, parts));

  route(app, edge, contract.validateFields, (call) => validateFields(call, config), withoutTransaction);
  route(
    app,
    edge,
    contract.register,
    (call) => registerAccount(call, { ...all, openers: parts.openers, grantTrial: parts.grantTrial }),
    withoutTransaction,
  );
  route(app, edge, contract.authenticate, (call) => authenticateAccount(call, all), withoutTransaction);
  route(app, edge, contract.logout, (call) => logout(call, realtime));
  route(
    app,
    edge,
    contract.refreshToken,
    (call) => refreshSession(call, { limits: config.limits, realtime }),
    withoutTransaction,
  );
  route(app, edge, contract.getMe, (call) => readMe(call, me));
  route(app, edge, contract.getCounters, async ({ db, caller }) => ({ counter: await me.counters(db, caller.id) }));
  route(app, edge, contract.readCounter, async ({ db, caller, body, emit }) => {
    await parts.markRead({
      db,
      memberId: caller.id,
      type: body.type,
      emit: (count) => emit(caller.id, 'counter.read', { type: body.type, count }),
    });
    return { counter: await me.counters(db, caller.id) };
  });
  route(app, edge, realtimeContract.authenticateSocket, (call) => grantSocket(call, config.limits), withoutTransaction);

  route(
    app,
    edge,
    codesContract.sendCode,
    async (call) => {
      throw await sendCode(call, all);
    },
    withoutTransaction,
  );
  route(
    app,
    edge,
    codesContract.verifyAddress,
    (call) => verifyAddress(call, { ...all, grantTrial: parts.grantTrial }),
    withoutTransaction,
  );
  route(app, edge, codesContract.findPassword, (call) => findPassword(call, all), withoutTransaction);
  route(app, edge, codesContract.resetPassword, (call) => resetPassword(call, all), withoutTransaction);
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
  socialLoginRoutes(app, edge, { ...parts, nudge });
  const exports = exportRoutes(app, edge, { ...parts, nudge });

  route(app, edge, sessionsContract.getCountryCode, async ({ client }) => ({
    country_code: countryOfAddress(client.address),
  }));
  return { exports };
}
