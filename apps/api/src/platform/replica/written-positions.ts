import type { Redis } from 'ioredis';

/** Up to which position of the primary's log a member must see; forgotten after `keepMs`. */
export interface WrittenPositions {
  /** Keeps the larger of this and the present position of each. */
  raise(memberIds: readonly number[], position: number): Promise<void>;
  /** 0 where nothing is known. */
  find(memberId: number): Promise<number>;
}

/** Longer than a replica may be behind before nobody reads it. */
export const keepMs = 60_000;

/** Positions of one process without others beside it. */
export function positionsInMemory(now: () => number = () => performance.now()): WrittenPositions {
  /** In the order of their last write. */
  const positions = new Map<number, { readonly position: number; readonly until: number }>();
  function dropOld(): void {
    for (const [memberId, { until }] of positions) {
      if (until > now()) return;
      positions.delete(memberId);
    }
  }
  return {
    async raise(memberIds, position) {
      dropOld();
      for (const memberId of memberIds) {
        const known = positions.get(memberId)?.position ?? 0;
        positions.delete(memberId);
        positions.set(memberId, { position: Math.max(known, position), until: now() + keepMs });
      }
    },
    async find(memberId) {
      const known = positions.get(memberId);
      return known === undefined || known.until <= now() ? 0 : known.position;
    },
  };
}

/** Sets the larger position: two processes may write for a member in the other order. */
const raiseScript = `
local known = tonumber(redis.call('get', KEYS[1]) or '0')
local position = tonumber(ARGV[1])
redis.call('set', KEYS[1], string.format('%.0f', math.max(known, position)), 'px', ARGV[2])
`;
const keyOf = (memberId: number) => `peonia:written:${memberId}`;

/** Positions that all processes share. Both calls fail while Redis is away. */
export function positionsInRedis(redis: Redis): WrittenPositions {
  return {
    async raise(memberIds, position) {
      const pipeline = redis.pipeline();
      for (const memberId of memberIds) pipeline.eval(raiseScript, 1, keyOf(memberId), position, keepMs);
      for (const [error] of (await pipeline.exec()) ?? []) if (error !== null) throw error;
    },
    async find(memberId) {
      return Number((await redis.get(keyOf(memberId))) ?? 0);
    },
  };
}
