import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { refuse } from './refusal.ts';

/** Rate limits per member, else per address; shared by all processes with Redis. */
export async function limitRate(app: FastifyInstance, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: 600,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) =>
      request.caller === null ? `address:${request.ip}` : `member:${request.caller.id}`,
    allowList: (request: FastifyRequest) => request.routeOptions.config.audience === undefined,
    errorResponseBuilder: (_request, context) =>
      refuse('too_many_requests', { seconds: Math.ceil(context.ttl / 1_000) }),
    ...(redis === null ? {} : { redis, nameSpace: 'limit:', skipOnError: true }),
  });
}
