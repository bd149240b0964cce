import type { closeAccount as endpoint } from '@peonia/contract/accounts/account-closing.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call, ClientHint } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { readEmail, readPhone, type Contact } from '../contact.ts';
import type { PasswordHasher } from '../login/hash-password.ts';
import { countLoginFailure, loginFailureKey, refuseWhileThrottled } from '../login/login-throttle.ts';
import { deleteOtherSessions } from '../sessions/session.sql.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';
import { closeOpenAccount, readClosingProof } from './closing.sql.ts';

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly realtime: Realtime;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  nudge(): void;
}

/**
 * Closes the caller's account after checking a password or code. The account is hidden and its sessions are revoked
 * with the commit. Specification: `DELETE user`.
 */
export async function closeAccount(
  call: Call<typeof endpoint>,
  { database, config, realtime, hasher, codes, nudge }: Context,
): Promise<Record<string, never>> {
  const { caller } = call;
  const owner = await proveOwner(call, { config, hasher, codes });
  const ended = await database.transaction(async (db) => {
    if ((await closeOpenAccount.run(db, { id: caller.id })) === 0) return [];
    const values = { name: owner.name, days: config.limits.closed_account_days };
    await enqueue(db, 'account.notification', {
      kind: 'account-closed',
      email: owner.email,
      phone: owner.phone,
      language: owner.language as Language,
      values,
    });
    return deleteOtherSessions.all(db, { account_id: caller.id, except: null });
  });
  if (ended.length > 0) realtime.closeSession(caller.id, null, closeCodes.session_over);
  nudge();
  return {};
}

type Owner = Awaited<ReturnType<typeof readClosingProof.one>>;

async function proveOwner(
  { db, body, caller, client }: Call<typeof endpoint>,
  { config, hasher, codes }: Pick<Context, 'config' | 'hasher' | 'codes'>,
): Promise<Owner> {
  const owner = await readClosingProof.one(db, { id: caller.id, session_id: caller.session_id });
  const key = loginFailureKey({ account_id: caller.id });
  await refuseWhileThrottled(db, key);
  if (body.code !== undefined) {
    for (const contact of [readEmail(owner.email ?? ''), readPhone(owner.phone ?? '')]) {
      if (contact !== null && (await redeemOwn(db, codes, { contact, code: body.code, id: caller.id, client })))
        return owner;
    }
    await countLoginFailure(db, key);
    throw refuse('code_invalid');
  }
  const isWithoutProof = owner.password_hash === null && owner.email === null && owner.phone === null;
  // An account without password, e-mail address and phone number proves itself with a recent social login.
  if (isWithoutProof && owner.login_minutes <= config.limits.fresh_login_minutes) return owner;
  if (isWithoutProof) throw refuse('close_login_again');
  if (await hasher.matches(owner.password_hash, body.password ?? '')) return owner;
  await countLoginFailure(db, key);
  throw refuse('password_wrong');
}

async function redeemOwn(
  db: Call<typeof endpoint>['db'],
  codes: VerificationCodes,
  { contact, code, id, client }: { contact: Contact; code: string; id: number; client: ClientHint },
): Promise<boolean> {
  const redeemed = await codes.redeem(db, { purpose: 'close', contact, code, asker: { memberId: id, client } });
  return redeemed !== false && redeemed.account_id === id;
}
