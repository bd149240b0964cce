import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countFailure, readFailures } from './login-failure.sql.ts';

const failureWindowSeconds = 15 * 60;
const unthrottledFailures = 10;
const longestWaitSeconds = 300;

/**
 * Seconds a login still has to wait: none for the first ten failures in 15 minutes, then 5, 10, 20 … at most 300. Never
 * a hard lock: whoever knows the password gets in after the pause. Source: requirements 14.
 */
export function throttleSecondsLeft(failures: number, secondsSinceLast: number): number {
  if (failures < unthrottledFailures) return 0;
  const pause = Math.min(longestWaitSeconds, 5 * 2 ** (failures - unthrottledFailures));
  return Math.max(0, Math.ceil(pause - secondsSinceLast));
}

/** Failures are counted per login that was tried, known or not, so the count tells nobody which exist. */
export function loginFailureKey(login: object): Buffer {
  return createHash('sha256').update(JSON.stringify(login)).digest();
}

/** Refuses while the growing wait runs; answers whether the captcha is asked for by now. */
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
