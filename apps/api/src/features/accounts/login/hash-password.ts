import type { PasswordCost } from '../../../platform/config/config.ts';
import { widthBesideRequests } from '../../../platform/workload/busy-watch.ts';
import { fairQueue, type Turn } from '../../../platform/workload/fair-queue.ts';
import { openPasswordThreads, type PasswordThreads } from './password-threads.ts';

export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>;
  /** Takes the same time with and without a stored hash, so an unknown login cannot be told from a known one. */
  matches(stored: string | null, password: string, turn?: Turn): Promise<boolean>;
}

/** Members with a session are known like devices. */
const memberTurn: Turn = { isPreferred: true, key: '' };

/**
 * Hashes with Argon2id, at most `width` passwords at a time, and one core fewer while this process is busy with other
 * requests. Known devices wait in a queue of their own, networks take turns. Throws `server_busy` (503) if too many
 * wait.
 */
export function openPasswordHasher(
  width: number,
  { memoryKib, passes }: PasswordCost,
  { hash, verify }: PasswordThreads = openPasswordThreads(),
  running: () => number = widthBesideRequests(width),
): PasswordHasher {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const inTurn = fairQueue({ running, waiting: 40, retrySeconds: 2 });
  // Hash of a random password, compared for unknown logins.
  let decoy: Promise<string> | null = null;

  return {
    hash: (password, turn = memberTurn) => inTurn(turn, () => hash(password, cost)),
    async matches(stored, password, turn = memberTurn) {
      decoy ??= hash(crypto.randomUUID(), cost);
      const against = stored ?? (await decoy);
      const same = await inTurn(turn, () => verify(against, password));
      return stored !== null && same;
    },
  };
}
