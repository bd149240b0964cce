import { accountsContract as contract } from '@peonia/contract/accounts.ts';
import { realtimeContract } from '@peonia/contract/realtime.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { authenticateAccount } from './authenticate-account.ts';
import { endSession } from './end-session.ts';
import './events.ts';
import { grantSocket } from './grant-socket.ts';
import { openPasswordHasher } from './hash-password.ts';
import { readMe, type MeParts } from './read-me.ts';
import { refreshSession } from './refresh-session.ts';
import { registerAccount, type AccountOpener } from './register-account.ts';
import { validateFields } from './validate-fields.ts';
import { sendWelcomeMail } from './welcome-mail.ts';

export interface AccountsParts {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly me: MeParts;
  readonly openers: readonly AccountOpener[];
  /** Marks one counter as read; the event for the member's other devices is the feature's own. */
  markRead(call: { db: Db; memberId: number; type: string; emit: (count: number) => void }): Promise<void>;
}

export function accountsRoutes(app: FastifyInstance, edge: Edge, parts: AccountsParts): void {
  const { config, outbox, me, realtime } = { ...parts, realtime: edge.realtime };
  const hasher = openPasswordHasher(config.passwordHashes);
  outbox.subscribe('account.registered', 'welcome-mail', ({ account_id }, db) => sendWelcomeMail(db, account_id, parts));

  route(app, edge, contract.validateFields, (call) => validateFields(call, config), { transaction: 'none' });
  route(app, edge, contract.register, (call) => registerAccount(call, { database: edge.database, config, hasher, openers: parts.openers, nudge: outbox.nudge }), { transaction: 'none' });
  route(app, edge, contract.authenticate, (call) => authenticateAccount(call, { config, hasher }), { transaction: 'none' });
  route(app, edge, contract.logout, (call) => endSession(call, realtime));
  route(app, edge, contract.refreshToken, (call) => refreshSession(call, { limits: config.limits, realtime }), { transaction: 'none' });
  route(app, edge, contract.getMe, ({ db, caller, language }) => readMe(db, caller.id, language, me));
  route(app, edge, contract.getCounters, async ({ db, caller }) => ({ counter: await me.counters(db, caller.id) }));
  route(app, edge, contract.readCounter, async ({ db, caller, body, emit }) => {
    await parts.markRead({ db, memberId: caller.id, type: body.type, emit: (count) => emit(caller.id, 'counter.read', { type: body.type, count }) });
    return { counter: await me.counters(db, caller.id) };
  });
  route(app, edge, realtimeContract.authenticateSocket, (call) => grantSocket(call, config.limits), { transaction: 'none' });
}
