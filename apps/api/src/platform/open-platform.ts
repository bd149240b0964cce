import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { BlobStore } from './blobs/blob-store.ts';
import { openBlobStore } from './blobs/open-blob-store.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import type { Sessions } from './http/call-session.ts';
import { readCaller, type Edge } from './http/route.ts';
import { buildServer } from './http/server.ts';
import { mailPage } from './mail/mail-page.ts';
import { openMailer, type Mailer } from './mail/mailer.ts';
import { openapiRoutes } from './openapi/openapi-routes.ts';
import { openClientErrors, type ClientErrors } from './operations/client-errors.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { maintenance } from './operations/maintenance.ts';
import { metricsRoute, type Gauge } from './operations/metrics.ts';
import { openOutbox, type Outbox } from './outbox/outbox.ts';
import { localBus, redisBus } from './realtime/bus.ts';
import { openPresence } from './realtime/presence.ts';
import { openRealtime, type RealtimeHub } from './realtime/realtime.ts';
import { socketRoute } from './realtime/socket-route.ts';

/** Everything technical that features stand on, open and connected. */
export interface Platform {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly realtime: RealtimeHub;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly blobs: BlobStore;
  readonly clientErrors: ClientErrors;
  /** Features add the numbers that operators watch. */
  readonly gauges: Gauge[];
  readonly edge: Edge;
  /** Drains: no new requests, sockets told to come back elsewhere, what runs may finish. */
  close(): Promise<void>;
}

/**
 * Opens the platform with its own routes: sockets, health, metrics, the contract's pages. `sessions` is of the feature
 * that knows them.
 */
export async function openPlatform(config: Config, sessions: Sessions): Promise<Platform> {
  const nodeId = randomUUID();
  const database = openDatabase({
    url: config.databaseUrl,
    pool: config.databasePool,
    statementTimeoutMs: config.statementTimeoutMs,
    name: 'api',
  });
  const redis =
    config.redisUrl === '' ? null : new Redis(config.redisUrl, { lazyConnect: false, maxRetriesPerRequest: 2 });
  const realtime = openRealtime(redis === null ? localBus() : await redisBus(redis, nodeId));
  const presence = await openPresence(database, realtime, nodeId);
  const server = await buildServer(config, redis);
  const outbox = openOutbox(database, server.log);
  const mailer = openMailer(config, database);
  const edge: Edge = { database, realtime, ...sessions };
  const clientErrors = openClientErrors();
  const gauges: Gauge[] = [];
  let stopping = false;

  maintenance(server, config);
  server.addHook('onRequest', readCaller(edge));
  await socketRoute(server, { database, hub: realtime, presence });
  healthRoutes(server, database, () => stopping);
  metricsRoute(server, config, database, () => realtime.sockets.all().length, clientErrors, gauges);
  openapiRoutes(server, config.brand);
  if (config.env !== 'production') mailPage(server, database);

  async function close(): Promise<void> {
    stopping = true;
    for (const socket of realtime.sockets.all()) socket.close(1012);
    await server.close();
    await outbox.close();
    await presence.close();
    await realtime.close();
    mailer.close();
    redis?.disconnect();
    await database.end();
  }
  return {
    server,
    database,
    realtime,
    outbox,
    mailer,
    blobs: openBlobStore(config),
    clientErrors,
    gauges,
    edge,
    close,
  };
}
