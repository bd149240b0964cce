import type {
  findPassword as findEndpoint,
  resetPassword as resetEndpoint,
} from '@peonia/contract/accounts/account-codes.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { accountById, passwordOf, setPassword } from '../account.sql.ts';
import { readContact } from '../contact.ts';
import type { PasswordHasher } from '../login/hash-password.ts';
import { countLoginFailure, loginFailureKey, refuseWhileThrottled } from '../login/login-throttle.ts';
import { passwordProblem } from '../registration/password-rule.ts';
import { deleteOtherSessions } from '../sessions/session.sql.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly realtime: Realtime;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  nudge(): void;
}

/** Sets a new password with a recovery code and revokes all sessions. Specification: `PUT password/find`. */
export async function findPassword(
  { db, body, client }: Call<typeof findEndpoint>,
  context: Context,
): Promise<Record<string, never>> {
  const contact = readContact(body);
  if (body.new_password !== body.new_password_confirm) throw refuse('passwords_differ');
  await refuseWeak(body.new_password, [contact.value], context.config);
  const asker = { memberId: null, client };
  const redeemed = await context.codes.redeem(db, { purpose: 'find', contact, code: body.code, asker });
  if (redeemed === false || redeemed.account_id === null) throw refuse('code_invalid');
  await replacePassword(redeemed.account_id, body.new_password, null, context);
  return {};
}

/** Changes the password with the current one and revokes the other sessions. Specification: `PUT password/reset`. */
export async function resetPassword(
  { db, body, caller }: Call<typeof resetEndpoint>,
  context: Context,
): Promise<Record<string, never>> {
  if (body.new_password !== body.new_password_confirm) throw refuse('passwords_differ');
  const key = loginFailureKey({ account_id: caller.id });
  await refuseWhileThrottled(db, key);
  const { password_hash } = await passwordOf.one(db, { id: caller.id });
  if (!(await context.hasher.matches(password_hash, body.password))) {
    await countLoginFailure(db, key);
    throw refuse('password_wrong');
  }
  await refuseWeak(body.new_password, [caller.name], context.config);
  await replacePassword(caller.id, body.new_password, caller.session_id, context);
  return {};
}

async function refuseWeak(password: string, own: readonly string[], config: Config): Promise<void> {
  const problem = await passwordProblem(password, own, config.limits);
  if (problem !== null) throw refuse(problem);
}

/** Stores the password, revokes all sessions except `except`, and enqueues a notification. */
async function replacePassword(
  accountId: number,
  password: string,
  except: number | null,
  { database, hasher, realtime, nudge }: Context,
): Promise<void> {
  const hashed = await hasher.hash(password);
  const ended = await database.transaction(async (db) => {
    const account = await accountById.one(db, { id: accountId });
    await setPassword.run(db, { id: accountId, password_hash: hashed });
    await enqueue(db, 'account.notification', {
      kind: 'password-changed',
      email: account.email,
      phone: account.phone,
      language: account.language as Language,
      values: { name: account.name },
    });
    return deleteOtherSessions.all(db, { account_id: accountId, except });
  });
  for (const session of ended) realtime.closeSession(accountId, session.id, closeCodes.session_over);
  nudge();
}
