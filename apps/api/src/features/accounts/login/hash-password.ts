import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { PasswordCost } from '../../../platform/config.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a stored hash, so an unknown login cannot be told from a known one. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/**
 * Hashes with Argon2id on one lane, at most `width` passwords at a time, so that logins cannot starve other requests.
 * Throws `server_busy` (503) if too many calls wait.
 */
export function openPasswordHasher(
  width: number,
  { memoryKib, passes }: PasswordCost,
  verifyHash: typeof verify = verify,
): PasswordHasher {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const inTurn = concurrencyLimit({ running: width, waiting: 40, retrySeconds: 2 });
  // Hash of a random password, compared for unknown logins.
  let decoy: Promise<string> | null = null;

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(stored, password) {
      decoy ??= hash(crypto.randomUUID(), cost);
      const against = stored ?? (await decoy);
      const same = await inTurn(() => verifyHash(against, password));
      return stored !== null && same;
    },
  };
}
