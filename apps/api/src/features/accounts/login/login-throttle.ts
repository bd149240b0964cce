import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countFailure, readFailures } from './login-failure.sql.ts';

const failureWindowSeconds = 15 * 60;
const unthrottledFailures = 10;
const longestWaitSeconds = 300;

/**
 * Seconds until the next login attempt: none for the first ten failures in 15 minutes, then 5, 10, 20 … up to 300.
 * Never a permanent lock. Source: requirement 14.
 */
export function throttleSecondsLeft(failures: number, secondsSinceLast: number): number {
  if (failures < unthrottledFailures) return 0;
  const pause = Math.min(longestWaitSeconds, 5 * 2 ** (failures - unthrottledFailures));
  return Math.max(0, Math.ceil(pause - secondsSinceLast));
}

/** Failures are counted per attempted login, known or not, so the counter does not disclose which logins exist. */
export function loginFailureKey(login: object): Buffer {
  return createHash('sha256').update(JSON.stringify(login)).digest();
}

/** Throws `login_paused` while the wait lasts. Returns whether the next attempt requires a captcha. */
export async function refuseWhileThrottled(db: Db, loginKey: Buffer): Promise<{ captcha: boolean }> {
  const recent = await readFailures.first(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
  if (recent === undefined) return { captcha: false };
  const seconds = throttleSecondsLeft(recent.failures, recent.seconds_since);
  if (seconds > 0) throw refuse('login_paused', { seconds });
  return { captcha: recent.failures >= unthrottledFailures };
}

export async function countLoginFailure(db: Db, loginKey: Buffer): Promise<void> {
  await countFailure.run(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
}
