import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config/config.ts';
import { logOptions } from '../log/log-options.ts';
import { RequestLog } from '../log/request-log.ts';
import { errorToTell } from './call-session.ts';
import { serveMediaAlone } from './media-host.ts';
import { limitRate } from './rate-limit/rate-limit.ts';
import { compileSerializer, compileValidator } from './reading/compile-schema.ts';
import { readVariant } from './reading/read-variant.ts';
import { refuse } from './refusal.ts';
import { compressReplies } from './replies/compress-replies.ts';
import { replyError } from './replies/error-reply.ts';
import { securityHeaders } from './replies/security-headers.ts';

/** A Fastify server with our validation, limits, headers and error replies; routes are added by `route`. */
export function buildServer(config: Config, redis: Redis | null): FastifyInstance {
  const app = fastify({
    logger: logOptions(config),
    logController: new RequestLog(),
    trustProxy: [...config.trustedProxies],
    // Time for a whole request to arrive: an upload may take its 120 s; clients limit other requests to 30 s.
    requestTimeout: config.limits.upload_timeout_ms,
    connectionTimeout: config.limits.upload_timeout_ms,
    keepAliveTimeout: 65_000,
    bodyLimit: 256 * 1024,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // A request that is on its way when the process stops is answered; its reply ends the connection.
    return503OnClosing: false,
    rewriteUrl: readablePath,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.decorateRequest('pid', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('session', null);
  app.decorateRequest('viewed', null);
  readVariant(app, config.chinaHosts);
  serveMediaAlone(app, config.mediaUrl);
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema as object, httpPart));
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema as object));
  acceptForms(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error, request, reply) =>
    replyError(await errorToTell(request, error), request, reply, config.limits),
  );
  app.setNotFoundHandler(() => {
    throw refuse('route_unknown');
  });
  securityHeaders(app, config);
  compressReplies(app);
  cutLingering(app);
  if (config.rateLimits) limitRate(app, redis, config);
  return app;
}

/**
 * A path that cannot be decoded is that of nothing. The router would refuse it before all hooks, without headers and
 * limits.
 */
function readablePath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.startsWith('/v1/') ? '/v1/unreadable' : '/404';
  }
}

const drainMs = 3_000;
const retryMs = 50;

/**
 * A connection whose request has not arrived counts as busy and would delay the stop: the rest is cut after a while,
 * but not before running requests are answered.
 */
function cutLingering(app: FastifyInstance): void {
  let running = 0;
  const isClosed = () => void (running -= 1);
  app.server.on('request', (_request, reply) => {
    running += 1;
    reply.on('close', isClosed);
  });
  const cut = () => {
    if (running === 0) app.server.closeAllConnections();
    else setTimeout(cut, retryMs).unref();
  };
  app.addHook('preClose', async () => {
    setTimeout(cut, drainMs).unref();
  });
}

/** `POST validate` takes a form body as well as JSON. Source: specification section 7. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
