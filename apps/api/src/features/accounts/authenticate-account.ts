import type { authenticate, Session } from '@peonia/contract/accounts.ts';
import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { accountByLogin } from './account.sql.ts';
import { beginSession } from './begin-session.ts';
import { readEmail, readPhone } from './contact.ts';
import type { PasswordHasher } from './hash-password.ts';
import { clearFailures, countFailure, readFailures } from './login-failure.sql.ts';
import { failureWindowSeconds, pauseLeft } from './login-pause.ts';
import { nameKey } from './name-rule.ts';

/**
 * Begins a session. An unknown login, a wrong password and a login that cannot exist answer alike and take as long; the
 * account's own state is told only to whoever knows the password. Each step commits by itself, so failures are counted.
 */
export async function authenticateAccount({ db, body, client }: Call<typeof authenticate>, { config, hasher }: { config: Config; hasher: PasswordHasher }): Promise<Session> {
  const login = loginKeys(body);
  const failureKey = createHash('sha256').update(JSON.stringify(login)).digest();
  await refuseWhilePaused(db, failureKey);

  const account = await accountByLogin.first(db, login);
  if (!(await hasher.matches(account?.password_hash ?? null, body.password)) || account === undefined) {
    await countFailure.run(db, { login_key: failureKey, window_seconds: failureWindowSeconds });
    throw refuse('login_failed');
  }
  if (account.status === 'suspended') throw refuse('account_suspended');
  if (account.status === 'closed') throw refuse('account_closed');
  await clearFailures.run(db, { login_key: failureKey });
  return beginSession(db, account, client, config.limits);
}

async function refuseWhilePaused(db: Db, loginKey: Buffer): Promise<void> {
  const recent = await readFailures.first(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
  const seconds = recent === undefined ? 0 : pauseLeft(recent.failures, recent.seconds_since);
  if (seconds > 0) throw refuse('login_paused', { seconds });
}

/** The three unique keys a login may mean. A field says what it is; the name field takes whatever the member typed. */
function loginKeys(body: { email?: string; phone?: string; name?: string }): { name_key: string | null; email_key: string | null; phone: string | null } {
  const typed = (body.email ?? body.phone ?? body.name ?? '').trim();
  if (typed === '') throw refuse('contact_empty');
  const email = readEmail(typed);
  const phone = readPhone(typed);
  return {
    name_key: email === null ? nameKey(typed) : null,
    email_key: email?.kind === 'email' ? email.key : null,
    phone: phone?.kind === 'phone' ? phone.value : null,
  };
}
