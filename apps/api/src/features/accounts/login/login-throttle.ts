import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countFailure, countTry, readFailures } from './login-failure.sql.ts';

export const failureWindowSeconds = 15 * 60;
export const unthrottledFailures = 10;

/** Hash under which failures are counted. */
export function loginFailureKey(login: object): Buffer {
  return createHash('sha256').update(JSON.stringify(login)).digest();
}

/** Throws `login_paused` while the wait lasts. Returns whether the next attempt requires a captcha. */
export async function refuseWhileThrottled(db: Db, loginKey: Buffer): Promise<{ captcha: boolean }> {
  const recent = await readFailures.first(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
  if (recent === undefined) return { captcha: false };
  if (recent.seconds_left > 0) throw refuse('login_paused', { seconds: recent.seconds_left });
  return { captcha: recent.failures >= unthrottledFailures };
}

/** Counts a try before it is judged: simultaneous tries see each other. Throws `login_paused` during the wait. */
export async function countLoginTry(db: Db, loginKey: Buffer): Promise<void> {
  const counted = await countTry.first(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
  if (counted !== undefined) return;
  await refuseWhileThrottled(db, loginKey);
  throw refuse('login_paused', { seconds: 1 });
}

export async function countLoginFailure(db: Db, loginKey: Buffer): Promise<void> {
  await countFailure.run(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
}
