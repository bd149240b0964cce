import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { openBlobStore } from './blobs/open-blob-store.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Context, FeatureManifest } from './feature.ts';
import { httpJobs } from './http/jobs.ts';
import { readCaller } from './http/route.ts';
import { buildServer } from './http/server.ts';
import { sessions } from './http/sessions-hook.ts';
import type { Job } from './jobs/jobs.ts';
import { mailPage } from './mail/mail-page.ts';
import { openMailer } from './mail/mailer.ts';
import { openHooks } from './open-hooks.ts';
import { openapiRoutes } from './openapi/openapi-routes.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { maintenance } from './operations/maintenance.ts';
import { metricsRoute } from './operations/metrics-route.ts';
import { openMetrics } from './operations/metrics.ts';
import { openReadiness } from './operations/readiness.ts';
import { workerRoutes } from './operations/worker-routes.ts';
import { outboxJobs } from './outbox/jobs.ts';
import { openOutbox } from './outbox/outbox.ts';
import { progressJobs, progressRoute, progressSources } from './progress/progress-route.ts';
import { localBus, redisBus } from './realtime/bus.ts';
import { closeEndedSockets, watchEndedSessions } from './realtime/close-ended-sockets.ts';
import { realtimeJobs } from './realtime/jobs.ts';
import { openPresence } from './realtime/presence.ts';
import { openRealtime } from './realtime/realtime.ts';
import { socketRoute } from './realtime/socket-route.ts';

/** The context of the features, with the platform's own jobs. */
export interface Platform extends Context {
  readonly jobs: readonly Job[];
  /** Turns `/readyz` 503; everything is still served. */
  beginStopping(): void;
  /** Drains: refuses new requests, tells sockets to reconnect elsewhere, finishes running work. */
  close(): Promise<void>;
}

/** Opens the platform with its own routes: sockets, progress, health, metrics, the contract's pages. */
export async function openPlatform(config: Config, features: readonly FeatureManifest[]): Promise<Platform> {
  const nodeId = randomUUID();
  const database = openDatabase({
    url: config.databaseUrl,
    pool: config.databasePool,
    readConnections: config.databaseReadConnections,
    statementTimeoutMs: config.statementTimeoutMs,
    name: 'api',
  });
  const redis =
    config.redisUrl === '' ? null : new Redis(config.redisUrl, { lazyConnect: false, maxRetriesPerRequest: 2 });
  const realtime = openRealtime(redis === null ? localBus() : await redisBus(redis, nodeId));
  const presence = await openPresence(database, realtime, nodeId);
  const server = await buildServer(config, redis);
  const hooks = openHooks(
    features.flatMap(({ provides = [] }) => provides),
    () => context,
  );
  const context: Context = {
    config,
    limits: config.limits,
    server,
    database,
    realtime,
    outbox: openOutbox(database, server.log, { runsRows: config.role !== 'api' }),
    mailer: openMailer(config, database),
    blobs: openBlobStore(config),
    log: server.log,
    metrics: openMetrics(),
    edge: {
      database,
      realtime,
      identify: (db, token) => hooks.use(sessions).identify(db, token),
      hashToken: (token) => hooks.use(sessions).hashToken(token),
      readSessionStates: (db, ids) => hooks.use(sessions).readSessionStates(db, ids),
    },
    ...hooks,
  };
  const { edge, metrics } = context;
  hooks.use(sessions);
  let stopping = false;
  const stopWatching = watchEndedSessions(config.limits.socket_session_check_seconds, () =>
    closeEndedSockets(database, realtime.sockets, edge),
  );

  if (config.role === 'worker') workerRoutes(server);
  maintenance(server, config);
  server.addHook('onRequest', readCaller(edge));
  await socketRoute(server, { database, hub: realtime, presence });
  healthRoutes(server, await openReadiness({ db: database, redis, blobs: context.blobs }), () => stopping);
  metricsRoute(server, { config, db: database, metrics });
  metrics.addGauge('realtime_sockets', 'Open sockets of this process.', () => realtime.sockets.all().length);
  openapiRoutes(server, config.brand);
  progressRoute(server, edge, hooks.useAll(progressSources));
  if (config.env !== 'production') mailPage(server, database);

  const beginStopping = () => {
    stopping = true;
  };
  async function close(): Promise<void> {
    beginStopping();
    stopWatching();
    for (const socket of realtime.sockets.all()) socket.close(1012);
    await server.close();
    await context.outbox.close();
    await presence.close();
    await realtime.close();
    context.mailer.close();
    redis?.disconnect();
    await database.end();
  }
  return { ...context, jobs: [...httpJobs, ...outboxJobs, ...progressJobs, ...realtimeJobs], beginStopping, close };
}
