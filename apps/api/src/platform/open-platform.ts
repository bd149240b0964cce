import { randomUUID } from 'node:crypto';
import { openBlobStore } from './blobs/open-blob-store.ts';
import type { Config } from './config/config.ts';
import { connectRedis } from './connect-redis.ts';
import { openConnections } from './db/connections/open-connections.ts';
import type { Context, FeatureManifest } from './feature.ts';
import { httpJobs } from './http/idempotency/jobs.ts';
import { requestGates } from './http/request-gates.ts';
import { readCaller } from './http/route.ts';
import { buildServer } from './http/server.ts';
import { sessions } from './http/sessions-hook.ts';
import type { Job } from './jobs/jobs.ts';
import { identifyMails } from './mail/identify-mail.ts';
import { loggedMailer, mailLog } from './mail/mail-log.ts';
import { mailPage } from './mail/mail-page.ts';
import { openTransport } from './mail/mail-transport.ts';
import { openMailer } from './mail/mailer.ts';
import { openHooks } from './open-hooks.ts';
import { openapiRoutes } from './openapi/openapi-routes.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { maintenance, maintenanceSources } from './operations/maintenance/maintenance.ts';
import { meterMails } from './operations/metrics/meter-outgoing.ts';
import { meterPlatform, openMeters, type Meters } from './operations/metrics/meters.ts';
import { metricsRoute } from './operations/metrics/metrics-route.ts';
import { openMetrics } from './operations/metrics/metrics.ts';
import { openReadiness } from './operations/readiness.ts';
import { statusPage } from './operations/status-page.ts';
import { openStatus } from './operations/status.ts';
import { watchComponents } from './operations/watch-components.ts';
import { workerRoutes } from './operations/worker-routes.ts';
import { outboxJobs } from './outbox/jobs.ts';
import { openOutbox } from './outbox/outbox.ts';
import { progressJobs, progressRoute, progressSources } from './progress/progress-route.ts';
import { localBus, redisBus } from './realtime/bus.ts';
import { closeEndedSockets, watchEndedSessions } from './realtime/close-ended-sockets.ts';
import { openHosted } from './realtime/hosted/open-hosted.ts';
import { realtimeJobs } from './realtime/jobs.ts';
import { openPresence } from './realtime/presence.ts';
import { openRealtime } from './realtime/realtime.ts';
import { socketRoute } from './realtime/socket-route.ts';
import { openReads } from './replica/open-reads.ts';
import { openHashSecret } from './secrets/hash-secret.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { traceRequests } from './tracing/trace-requests.ts';

/** The context of the features, with the platform's own jobs. */
interface Platform extends Context {
  readonly jobs: readonly Job[];
  /** What recurring jobs report to. */
  readonly meters: Meters;
  /** Another number after each change of what rendered pages show. */
  pagesVersion(): number;
  /** Writes lines of the log when a part that the process needs goes away or comes back. */
  beginWatching(): void;
  /** Turns `/readyz` 503; everything is still served. */
  beginStopping(): void;
  /** Drains: refuses new requests, tells sockets to reconnect elsewhere, finishes running work. */
  close(): Promise<void>;
}

/** Opens the platform with its own routes: sockets, progress, health, metrics, the contract's pages. */
export async function openPlatform(given: Config, features: readonly FeatureManifest[]): Promise<Platform> {
  const nodeId = randomUUID();
  const metrics = openMetrics();
  const meters = openMeters(metrics);
  const primary = openConnections(given, { url: given.databaseUrl, name: 'api', observer: meters.statement });
  const { database, slowDatabase } = primary;
  const limits = { ...given.limits };
  let pagesVersion = 0;
  const config = { ...given, limits, hashSecret: await openHashSecret(database, given.secrets) };
  const redis = await connectRedis(config);
  const replica = openReads(given, { primary, redis, metrics, observer: meters.statement });
  const bus = redis === null ? localBus() : await redisBus(redis, nodeId);
  const realtime = openRealtime(bus, replica.noteWrite);
  const presence = await openPresence(database, realtime, { id: nodeId, role: config.role });
  const server = buildServer(config, redis);
  const tracing = await openTracing(config, nodeId, server.log);
  if (config.traces.url !== '') traceRequests(server);
  const hooks = openHooks(
    features.flatMap(({ provides = [] }) => provides),
    () => context,
  );
  const mailTemplates = features.flatMap(({ mails = [] }) => mails);
  const context: Context = {
    config,
    nodeId,
    limits,
    changeLimits(changes) {
      Object.assign(limits, given.limits, changes);
      pagesVersion += 1;
    },
    expirePages() {
      pagesVersion += 1;
    },
    server,
    database,
    slowDatabase,
    realtime,
    outbox: openOutbox(database, server.log, { runsRows: config.role !== 'api', observer: meters.row }),
    mailer: openMailer(
      identifyMails(
        loggedMailer(meterMails(openTransport(config, database), metrics), () => hooks.use(mailLog)),
        config.publicUrl,
      ),
      mailTemplates,
      config,
    ),
    mailTemplates,
    blobs: await openBlobStore(config),
    log: server.log,
    metrics,
    edge: {
      database,
      slowDatabase,
      realtime,
      replica,
      limits: config.limits,
      identify: (db, hash) => hooks.use(sessions).identify(db, hash),
      hashToken: (token) => hooks.use(sessions).hashToken(token),
      readSessionStates: (db, ids) => hooks.use(sessions).readSessionStates(db, ids),
    },
    ...hooks,
  };
  const { edge } = context;
  hooks.use(sessions);
  let stopping = false;
  const stopWatching = watchEndedSessions(config.limits.socket_session_check_seconds, () =>
    closeEndedSockets(database, realtime.sockets, edge),
  );

  if (config.role === 'worker') workerRoutes(server);
  const sources = hooks.useAll(maintenanceSources);
  maintenance(server, config, () => sources.map((read) => read()).find((found) => found !== null) ?? null);
  server.addHook('onRequest', readCaller(edge));
  const gates = hooks.useAll(requestGates);
  server.addHook('onRequest', (request, _reply, done) => {
    for (const gate of gates) gate(request);
    done();
  });
  await socketRoute(server, { database, hub: realtime, presence });
  const hosted = await openHosted(server, edge, { database, hub: realtime, presence, settings: config.pushChannel });
  const readComponents = await openReadiness({
    db: database,
    redis,
    blobs: context.blobs,
    dataDir: config.dataDir,
    limits,
  });
  const watch = watchComponents(readComponents, { log: server.log, metrics, config });
  healthRoutes(server, readComponents, () => stopping);
  statusPage(server, config.brand, openStatus(database, readComponents));
  metricsRoute(server, { config, metrics });
  meterPlatform(metrics, { database, slowDatabase, hub: realtime });
  openapiRoutes(server, config.brand);
  progressRoute(server, edge, hooks.useAll(progressSources));
  if (config.env !== 'production') mailPage(server, database);

  const beginStopping = () => {
    stopping = true;
  };
  async function close(): Promise<void> {
    beginStopping();
    watch.close();
    stopWatching();
    for (const socket of realtime.sockets.all()) socket.close(1012);
    await server.close();
    await context.outbox.close();
    await hosted.close();
    await presence.close();
    await realtime.close();
    context.mailer.close();
    meters.close();
    redis?.disconnect();
    await tracing.close();
    await replica.close();
    await Promise.all([database.end(), slowDatabase.end()]);
  }
  const jobs = [...httpJobs, ...outboxJobs, ...progressJobs, ...realtimeJobs];
  const acts = { beginWatching: watch.begin, beginStopping, close };
  return { ...context, jobs, meters, pagesVersion: () => pagesVersion, ...acts };
}
