import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { operationPaths } from '../operations/operation-paths.ts';
import { errorBody } from './error-reply.ts';
import { networkOfAddress } from './network-of-address.ts';
import { refuse } from './refusal.ts';

/**
 * Two limits, shared by all processes with Redis: one of each network for everything (pages, media, reports and calls),
 * before a token is looked up; and that of the endpoint per member, else per network.
 */
export async function limitRate(
  app: FastifyInstance,
  redis: Redis | null,
  { limits, rateLimitFactor: factor }: Config,
): Promise<void> {
  if (factor > 1)
    app.addHook('onRoute', ({ config }) => {
      const limit = config?.rateLimit;
      if (typeof limit === 'object' && typeof limit.max === 'number') limit.max *= factor;
    });
  await app.register(rateLimit, {
    global: true,
    max: 600 * factor,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) =>
      request.caller === null ? `address:${networkOfAddress(request.ip)}` : `member:${request.caller.id}`,
    allowList: (request: FastifyRequest) => request.routeOptions.config.audience === undefined,
    errorResponseBuilder: (_request, context) =>
      refuse('too_many_requests', { seconds: Math.ceil(context.ttl / 1_000) }),
    ...(redis === null ? {} : { redis, nameSpace: 'limit:', skipOnError: true }),
  });

  const countRequest = app.createRateLimit({
    max: limits.network_requests_per_minute * factor,
    timeWindow: 60_000,
    allowList: [],
    keyGenerator: (request: FastifyRequest) => `network:${networkOfAddress(request.ip)}`,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (operationPaths.has(request.routeOptions.url ?? '')) return;
    const count = await countRequest(request);
    if (count.isAllowed || !count.isExceeded) return;
    const refusal = refuse('too_many_requests', { seconds: count.ttlInSeconds });
    if (request.url.startsWith('/v1/')) throw refusal;
    // A page: a sentence that a person can read.
    return reply
      .code(refusal.entry.status)
      .header('retry-after', String(count.ttlInSeconds))
      .type('text/plain; charset=utf-8')
      .send(errorBody(refusal, request).message);
  });
}

/** The limit of a route outside of the contract, per network. */
export function networkLimit(perMinute: number): { max: number; timeWindow: number; allowList: string[] } {
  return { max: perMinute, timeWindow: 60_000, allowList: [] };
}
