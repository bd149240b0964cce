import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { countFailure, readFailures } from './login-failure.sql.ts';
import { failureWindowSeconds, freeFailures, pauseLeft } from './login-pause.ts';

/** Failures are counted per login that was tried, known or not, so the count tells nobody which exist. */
export function loginFailureKey(login: object): Buffer {
  return createHash('sha256').update(JSON.stringify(login)).digest();
}

/** Refuses while the growing wait runs; answers whether the captcha is asked for by now. */
export async function refuseWhilePaused(db: Db, loginKey: Buffer): Promise<{ captcha: boolean }> {
  const recent = await readFailures.first(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
  if (recent === undefined) return { captcha: false };
  const seconds = pauseLeft(recent.failures, recent.seconds_since);
  if (seconds > 0) throw refuse('login_paused', { seconds });
  return { captcha: recent.failures >= freeFailures };
}

export async function countLoginFailure(db: Db, loginKey: Buffer): Promise<void> {
  await countFailure.run(db, { login_key: loginKey, window_seconds: failureWindowSeconds });
}
