import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { accountsJobs } from './features/accounts/jobs.ts';
import { accountExporter, identifyCaller } from './features/accounts/public.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { chatEraser, chatExporter, countUnreadMessages, markAllRead, messagedAmong, unreadMessages } from './features/chat/public.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { discoveryJobs } from './features/discovery/jobs.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { mediaEraser, mediaExporter, mediaUrl } from './features/media/public.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { ledgerJobs } from './features/ledger/jobs.ts';
import { openLedger, readBalance } from './features/ledger/public.ts';
import { grantTrial } from './features/membership/public.ts';
import { notificationsJobs } from './features/notifications/jobs.ts';
import { notificationsEraser, notificationsExporter, openNotifications } from './features/notifications/public.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { openPrivacy, privacyEraser, privacyExporter, readPrivacy } from './features/privacy/public.ts';
import { openCards, openProfile, profilesEraser, profilesExporter, readOwnProfile } from './features/profiles/public.ts';
import { profilesRoutes } from './features/profiles/routes.ts';
import { countUnseenLikes, likedAmong, markLikesSeen, socialEraser, socialExporter, unseenLikes } from './features/social/public.ts';
import { socialRoutes } from './features/social/routes.ts';
import { supportEraser, supportExporter } from './features/support/public.ts';
import { supportRoutes } from './features/support/routes.ts';
import type { BlobStore } from './platform/blobs/blob-store.ts';
import { openBlobStore } from './platform/blobs/open-blob-store.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, type Database } from './platform/db/database.ts';
import { readCaller, type Edge } from './platform/http/route.ts';
import { buildServer } from './platform/http/server.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { mailPage } from './platform/mail/mail-page.ts';
import { openapiRoutes } from './platform/openapi/openapi-routes.ts';
import { openClientErrors } from './platform/operations/client-errors.ts';
import { healthRoutes } from './platform/operations/health-routes.ts';
import { maintenance } from './platform/operations/maintenance.ts';
import { metricsRoute } from './platform/operations/metrics.ts';
import { openOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { progressJobs, progressRoute } from './platform/progress/progress-route.ts';
import { openPush } from './platform/push/push.ts';
import { localBus, redisBus } from './platform/realtime/bus.ts';
import { realtimeJobs } from './platform/realtime/jobs.ts';
import { openPresence } from './platform/realtime/presence.ts';
import { openRealtime } from './platform/realtime/realtime.ts';
import { socketRoute } from './platform/realtime/socket-route.ts';
import { openSignin } from './platform/signin/open-signin.ts';
import { openSms } from './platform/sms/sms.ts';
import { serveWeb } from './platform/web/serve-web.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly blobs: BlobStore;
  readonly jobs: readonly Job[];
  /** Drains: no new requests, sockets told to come back elsewhere, what runs may finish. */
  close(): Promise<void>;
}

/** The whole program, put together by hand: platform first, then the features from left to right, then the web. */
export async function buildApp(config: Config): Promise<App> {
  const nodeId = randomUUID();
  const database = openDatabase({ url: config.databaseUrl, pool: config.databasePool, statementTimeoutMs: config.statementTimeoutMs, name: 'api' });
  const redis = config.redisUrl === '' ? null : new Redis(config.redisUrl, { lazyConnect: false, maxRetriesPerRequest: 2 });
  const realtime = openRealtime(redis === null ? localBus() : await redisBus(redis, nodeId));
  const presence = await openPresence(database, realtime, nodeId);
  const server = await buildServer(config, redis);
  const outbox = openOutbox(database, server.log);
  const mailer = openMailer(config, database);
  const blobs = openBlobStore(config);
  const edge: Edge = { database, realtime, identify: identifyCaller };
  const clientErrors = openClientErrors();
  let stopping = false;

  maintenance(server, config);
  server.addHook('onRequest', readCaller(edge));
  await socketRoute(server, { database, hub: realtime, presence });
  healthRoutes(server, database, () => stopping);
  metricsRoute(server, config, database, () => realtime.sockets.all().length, clientErrors);
  openapiRoutes(server, config.brand);
  if (config.env !== 'production') mailPage(server, database);

  const cards = openCards({ liked: likedAmong, messaged: messagedAmong });
  const { exports } = accountsRoutes(server, edge, {
    config,
    mailer,
    blobs,
    signin: openSignin(config),
    exporters: [accountExporter, privacyExporter, mediaExporter(blobs), notificationsExporter, profilesExporter, socialExporter, chatExporter, supportExporter],
    sms: openSms(config, database),
    outbox,
    grantTrial,
    openers: [openPrivacy, openLedger, openNotifications, openProfile],
    me: {
      profile: readOwnProfile,
      privacy: readPrivacy,
      balance: readBalance,
      pictureUrl: (name) => mediaUrl(name, 'whole'),
      async counters(db, memberId) {
        const [likeme, message] = await Promise.all([countUnseenLikes(db, memberId), countUnreadMessages(db, memberId)]);
        return { likeme, message, request: 0, notification: 0, order: 0 };
      },
    },
    async markRead({ db, memberId, type, emit }) {
      if (type === 'likeme') emit(await markLikesSeen(db, memberId));
      if (type === 'message') emit(await markAllRead(db, memberId));
    },
  });
  progressRoute(server, edge);
  notificationsRoutes(server, edge, { config, hub: realtime, push: openPush(config), mailer, outbox });
  await mediaRoutes(server, edge, { config, blobs });
  profilesRoutes(server, edge, { config, cards, blobs });
  socialRoutes(server, edge, { cards });
  discoveryRoutes(server, edge, { config, cards });
  chatRoutes(server, edge, { config, cards });
  supportRoutes(server, edge, { config, mailer, outbox, clientErrors });
  await serveWeb(server, config);

  return {
    server,
    database,
    outbox,
    blobs,
    jobs: [
      ...accountsJobs({
        config,
        blobs,
        log: server.log,
        exports,
        erasers: [privacyEraser, mediaEraser(blobs), notificationsEraser, profilesEraser, socialEraser, chatEraser, supportEraser],
      }),
      ...mediaJobs({ blobs }),
      ...notificationsJobs({ sources: { messages: unreadMessages, likes: unseenLikes }, limits: config.limits }),
      ...discoveryJobs,
      ...ledgerJobs(server.log),
      ...progressJobs,
      ...realtimeJobs,
    ],
    async close() {
      stopping = true;
      for (const socket of realtime.sockets.all()) socket.close(1012);
      await server.close();
      await outbox.close();
      await presence.close();
      await realtime.close();
      mailer.close();
      redis?.disconnect();
      await database.end();
    },
  };
}
