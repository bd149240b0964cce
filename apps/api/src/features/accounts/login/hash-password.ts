import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../../../platform/http/refusal.ts';

/** Argon2id as the requirements name it (14): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const waitingMax = 40;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares in the same time whether or not there is a stored hash: an unknown login costs what a known one does. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/**
 * Hashes at most `width` passwords at a time, so that logins never starve reads; when too many wait, the next is
 * refused with 503.
 */
export function openPasswordHasher(width: number): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  // Nobody's password: what an unknown login is compared with.
  let decoy: Promise<string> | null = null;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= waitingMax) throw refuse('server_busy', { seconds: 2 });
      await new Promise<void>((resume) => waiting.push(resume));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(stored, password) {
      decoy ??= hash(crypto.randomUUID(), cost);
      const against = stored ?? (await decoy);
      const same = await inTurn(() => verify(against, password));
      return stored !== null && same;
    },
  };
}
