import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../../config/config.ts';
import { operationPaths } from '../../operations/operation-paths.ts';
import { refuse } from '../refusal.ts';
import { errorBody } from '../replies/error-reply.ts';
import { networkOfAddress } from './network-of-address.ts';
import { LocalCounts, redisCounts, type Count, type RequestCounts } from './request-counts.ts';

/** The limit of a route. */
interface RouteLimit {
  readonly max: number;
  readonly timeWindow: number;
  /** Also where the route has no audience. */
  readonly always?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RouteLimit;
  }
}

/** Limit of each network for routes with an audience that state none, for all of them together. */
const usual: RouteLimit = { max: 600, timeWindow: 60_000 };
const minute = 60_000;

type Judge = (request: FastifyRequest, reply: FastifyReply, count: Count) => void;

/**
 * Two limits, shared by all processes with Redis: one of each network for everything (pages, media, reports and calls),
 * before a token is looked up; and that of the endpoint per member, else per network.
 */
export function limitRate(
  app: FastifyInstance,
  redis: Redis | null,
  { limits, rateLimitFactor: factor }: Config,
): void {
  const countsOf = (name: string): RequestCounts =>
    redis === null ? new LocalCounts() : redisCounts(redis, `limit:${name}-`);

  const ofNetworks = countsOf('network');
  const judgeNetwork = networkJudge(limits.network_requests_per_minute * factor);
  app.addHook('onRequest', (request, reply, done) => {
    if (operationPaths.has(request.routeOptions.url ?? '')) return done();
    const count = ofNetworks.add(networkOfAddress(request.ip), minute);
    return goOn(judgeNetwork, { request, reply, count, done });
  });

  const ofUsual = countsOf('usual');
  app.addHook('onRoute', (options) => {
    const { audience, rateLimit } = options.config ?? {};
    if (audience === undefined && rateLimit?.always !== true) return;
    const { max, timeWindow } = rateLimit ?? usual;
    const counts = rateLimit === undefined ? ofUsual : countsOf(`${String(options.method)}${options.url}`);
    const judge = routeJudge(max * factor);
    options.preHandler = [
      ...[options.preHandler ?? []].flat(),
      (request, reply, done) =>
        goOn(judge, { request, reply, count: counts.add(callerKey(request), timeWindow), done }),
    ];
  });
}

/** Calls `done` at once where the count is known: a hook that returns a promise costs every request three turns. */
function goOn(
  judge: Judge,
  {
    request,
    reply,
    count,
    done,
  }: { request: FastifyRequest; reply: FastifyReply; count: Count | Promise<Count>; done: () => void },
): Promise<void> | void {
  if (count instanceof Promise) return count.then((found) => judge(request, reply, found));
  judge(request, reply, count);
  if (!reply.sent) done();
}

function networkJudge(max: number): Judge {
  return (request, reply, { requests, ms }) => {
    if (requests <= max) return;
    const seconds = Math.ceil(ms / 1_000);
    const refusal = refuse('too_many_requests', { seconds });
    if (request.url.startsWith('/v1/')) throw refusal;
    // A page: a sentence that a person can read.
    void reply
      .code(refusal.entry.status)
      .header('retry-after', String(seconds))
      .type('text/plain; charset=utf-8')
      .send(errorBody(refusal, request).message);
  };
}

function routeJudge(max: number): Judge {
  return (_request, reply, { requests, ms }) => {
    const seconds = Math.ceil(ms / 1_000);
    reply.header('x-ratelimit-limit', max);
    reply.header('x-ratelimit-remaining', Math.max(0, max - requests));
    reply.header('x-ratelimit-reset', seconds);
    if (requests > max) throw refuse('too_many_requests', { seconds });
  };
}

function callerKey({ caller, ip }: FastifyRequest): string {
  return caller === null ? `address:${networkOfAddress(ip)}` : `member:${caller.id}`;
}

/** The limit of a route outside of the contract, per network. */
export function networkLimit(perMinute: number): RouteLimit {
  return { max: perMinute, timeWindow: minute, always: true };
}
