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
import { sendAccountNotice } from './account-notices.ts';
import { authenticateAccount } from './authenticate-account.ts';
import { findPassword, resetPassword } from './change-password.ts';
import { closeAccount } from './closing/close-account.ts';
import { openCodeBook } from './code.ts';
import { endSession } from './end-session.ts';
import './events.ts';
import type { ExportWorker } from './export/export-worker.ts';
import type { Exporter } from './export/exporter.ts';
import { exportRoutes } from './export/routes.ts';
import { grantSocket } from './grant-socket.ts';
import { openPasswordHasher } from './hash-password.ts';
import { endOneSession, endOtherSessions, listSessions } from './list-sessions.ts';
import { putOut } from './put-out.ts';
import { reactivateAccount } from './reactivate-account.ts';
import { readMe, type MeParts } from './read-me.ts';
import { refreshSession } from './refresh-session.ts';
import { registerAccount, type AccountOpener } from './register-account.ts';
import { sendCode } from './send-code.ts';
import { socialLoginRoutes } from './social/routes.ts';
import { validateFields } from './validate-fields.ts';
import { verifyAddress, type TrialGranter } from './verify-address.ts';

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
const byItself = { transaction: 'none' } as const;

export function accountsRoutes(app: FastifyInstance, edge: Edge, parts: AccountsParts): { exports: ExportWorker } {
  const { config, outbox, me } = parts;
  const { database, realtime } = edge;
  const { nudge } = outbox;
  const hasher = openPasswordHasher(config.passwordHashes);
  const codes = openCodeBook(config.secret, config.limits);
  const captcha = openCaptcha(config);
  const all = { database, realtime, config, hasher, codes, captcha, nudge };
  outbox.subscribe('account.suspended', 'put-out', ({ account_id }) => putOut(account_id, database, realtime));
  outbox.subscribe('account.noticed', 'tell-account', (notice) => sendAccountNotice(notice, parts));

  route(app, edge, contract.validateFields, (call) => validateFields(call, config), byItself);
  route(
    app,
    edge,
    contract.register,
    (call) => registerAccount(call, { ...all, openers: parts.openers, grantTrial: parts.grantTrial }),
    byItself,
  );
  route(app, edge, contract.authenticate, (call) => authenticateAccount(call, all), byItself);
  route(app, edge, contract.logout, (call) => endSession(call, realtime));
  route(
    app,
    edge,
    contract.refreshToken,
    (call) => refreshSession(call, { limits: config.limits, realtime }),
    byItself,
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
  route(app, edge, realtimeContract.authenticateSocket, (call) => grantSocket(call, config.limits), byItself);

  route(
    app,
    edge,
    codesContract.sendCode,
    async (call) => {
      throw await sendCode(call, all);
    },
    byItself,
  );
  route(
    app,
    edge,
    codesContract.verifyAddress,
    (call) => verifyAddress(call, { ...all, grantTrial: parts.grantTrial }),
    byItself,
  );
  route(app, edge, codesContract.findPassword, (call) => findPassword(call, all), byItself);
  route(app, edge, codesContract.resetPassword, (call) => resetPassword(call, all), byItself);
  route(app, edge, codesContract.reactivate, (call) => reactivateAccount(call, all), byItself);
  route(
    app,
    edge,
    codesContract.getCaptcha,
    async ({ query }) => ({ ...(await captcha.challenge(query.action)) }) as never,
  );

  route(app, edge, sessionsContract.listSessions, listSessions);
  route(app, edge, sessionsContract.endOneSession, (call) => endOneSession(call, realtime));
  route(app, edge, sessionsContract.endOtherSessions, (call) => endOtherSessions(call, realtime));
  route(app, edge, accountClosingContract.closeAccount, (call) => closeAccount(call, all), byItself);
  socialLoginRoutes(app, edge, { ...parts, nudge });
  const exports = exportRoutes(app, edge, { ...parts, nudge });

  route(app, edge, sessionsContract.getCountryCode, async ({ client }) => ({
    country_code: countryOfAddress(client.address),
  }));
  return { exports };
}
