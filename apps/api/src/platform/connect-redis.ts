import type { Redis } from 'ioredis';
import type { Config } from './config/config.ts';

/** Milliseconds that a request waits for a server that hangs. Limits and frames are then left out. */
const commandTimeout = 1_000;
/** Milliseconds without an answer after which another connection is opened, perhaps to another server. */
const socketTimeout = 3_000;

/**
 * Connects to Redis, or to the server that takes writes in a group that sentinels watch: then the host of `REDIS_URL`
 * is the name of the group. Null where there is none.
 */
export async function connectRedis({ redisUrl, redisSentinels }: Config): Promise<Redis | null> {
  if (redisUrl === '') return null;
  const client = await import('ioredis');
  const shared = { lazyConnect: false, maxRetriesPerRequest: 2, commandTimeout, socketTimeout };
  if (redisSentinels.length === 0) return new client.Redis(redisUrl, shared);
  const { hostname, username, password, pathname } = new URL(redisUrl);
  return new client.Redis({
    ...shared,
    sentinels: redisSentinels.map((sentinel) => ({ ...sentinel })),
    name: hostname,
    db: Number(pathname.slice(1)),
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
  });
}
