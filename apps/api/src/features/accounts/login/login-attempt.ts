import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Turn } from '../../../platform/workload/fair-queue.ts';
import type { FoundLoginRow } from '../account.sql.ts';
import { clientHash } from '../sessions/create-session.ts';
import { clearFailures, countFailure, countTry, readFailures, uncountTry } from './login-failure.sql.ts';
import { failureWindowSeconds, loginFailureKey, refuseWhileThrottled, unthrottledFailures } from './login-throttle.ts';

const networkWindowSeconds = 10 * 60;

/** One try to log in, counted for its account and its network. Decision 35. */
interface LoginAttempt {
  /** On a device that the account logged in on before: a counter of its own, so that strangers cannot make it wait. */
  readonly accountKey: Buffer;
  /** What was typed; its counter alone shows in the reply. Null for a known device. */
  readonly typedKey: Buffer | null;
  /** Null for a known device, and where rate limits are off. */
  readonly networkKey: Buffer | null;
  readonly turn: Turn;
  readonly mostOfNetwork: number;
}

/**
 * The counters of a login. Name, e-mail address and phone number of an account count as one, and each by itself. An
 * unknown login has the same two counters. Decision 535.
 */
export function openLoginAttempt(
  { account, login, client }: { account: FoundLoginRow | undefined; login: object; client: ClientHint },
  { limits, rateLimits }: Config,
): LoginAttempt {
  const device = clientHash(client);
  const isKnown = account?.is_device_known === true && device !== null;
  const network = networkOfAddress(client.address);
  return {
    accountKey: loginFailureKey(
      account === undefined
        ? { unknown: login }
        : { login: account.id, ...(isKnown && { device: device.toString('hex') }) },
    ),
    typedKey: isKnown ? null : loginFailureKey(login),
    networkKey: isKnown || !rateLimits ? null : loginFailureKey({ network }),
    turn: { isPreferred: isKnown, key: network },
    mostOfNetwork: limits.login_failures_network,
  };
}

/**
 * Counts the try before the password is compared, so that simultaneous tries see each other. Throws `login_paused`
 * while what was typed waits, and `captcha_required` after ten failures of it or 20 of the network. Returns false while
 * the account waits for another of its logins: the password is not compared then, and the reply is as for a wrong one.
 */
export async function countLoginAttempt(
  db: Db,
  { accountKey, typedKey, networkKey, mostOfNetwork }: LoginAttempt,
  isCaptchaSolved: () => Promise<boolean>,
): Promise<boolean> {
  const window_seconds = failureWindowSeconds;
  const shownKey = typedKey ?? accountKey;
  const { captcha } = await refuseWhileThrottled(db, shownKey);
  const network =
    networkKey === null
      ? undefined
      : await readFailures.first(db, { login_key: networkKey, window_seconds: networkWindowSeconds });
  const needsCaptcha = captcha || (network?.failures ?? 0) >= mostOfNetwork;
  if (needsCaptcha && !(await isCaptchaSolved())) throw refuse('captcha_required');

  if (networkKey !== null) {
    const counted = await countFailure.one(db, { login_key: networkKey, window_seconds: networkWindowSeconds });
    if (!needsCaptcha && counted.failures > mostOfNetwork) throw refuse('captcha_required');
  }
  // Before what was typed: where that one waits no longer, neither does the account on its behalf.
  const ofAccount = typedKey === null ? null : await countTry.first(db, { login_key: accountKey, window_seconds });
  const counted = await countTry.first(db, { login_key: shownKey, window_seconds });
  if (counted === undefined) {
    await refuseWhileThrottled(db, shownKey);
    // The wait ended in between: a try that was not counted is not compared.
    throw refuse('login_paused', { seconds: 1 });
  }
  if (!needsCaptcha && counted.failures > unthrottledFailures) throw refuse('captcha_required');
  return ofAccount !== undefined;
}

type Counted = Pick<LoginAttempt, 'accountKey' | 'networkKey' | 'turn'> & Partial<Pick<LoginAttempt, 'typedKey'>>;

/** Compares the password and clears the count if it is right. */
export async function compareCounted(
  db: Db,
  attempt: Counted,
  compare: (turn: Turn) => Promise<boolean>,
): Promise<boolean> {
  const isRight = await compareInTurn(db, attempt, compare);
  if (isRight) await clearCount(db, attempt);
  return isRight;
}

/**
 * Compares the password in the turn of its lane; a try that found no turn is none. Does not clear the count: a login
 * does so beside what it reads next.
 */
export async function compareInTurn(
  db: Db,
  { accountKey, typedKey = null, networkKey, turn }: Counted,
  compare: (turn: Turn) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await compare(turn);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'server_busy')
      for (const login_key of [accountKey, typedKey, networkKey])
        if (login_key !== null) await uncountTry.run(db, { login_key });
    throw error;
  }
}

/** After the right password: the account starts again, and the try does not count for the network. */
export async function clearCount(db: Db, { accountKey, typedKey = null, networkKey }: Counted): Promise<void> {
  await Promise.all([
    clearFailures.run(db, { login_key: accountKey }),
    typedKey === null ? null : clearFailures.run(db, { login_key: typedKey }),
    networkKey === null ? null : uncountTry.run(db, { login_key: networkKey }),
  ]);
}
