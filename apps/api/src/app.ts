import type { FastifyInstance } from 'fastify';
import { features as allFeatures } from './features.ts';
import type { Feature } from './features/feature.ts';
import type { BlobStore } from './platform/blobs/blob-store.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Context, Worker } from './platform/feature.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Meters } from './platform/operations/metrics/meters.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { siteFacts } from './platform/web/renderer.ts';
import { serveWeb } from './platform/web/serve-web.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly blobs: BlobStore;
  readonly jobs: readonly Job[];
  readonly meters: Meters;
  /** Background work, not started. */
  readonly workers: readonly Worker[];
  readonly use: Context['use'];
  /** Writes lines of the log when a part that the process needs goes away or comes back. */
  beginWatching(): void;
  /** Turns `/readyz` 503; everything is still served. */
  beginStopping(): void;
  /** Drains: refuses new requests, tells sockets to reconnect elsewhere, finishes running work. */
  close(): Promise<void>;
}

/** The whole program: the platform, then the features in their order, then the web. */
export async function buildApp(config: Config, features: readonly Feature[] = allFeatures): Promise<App> {
  const platform = await openPlatform(config, features);
  const { server, database, outbox, mailer, blobs, use } = platform;
  for (const { routes } of features) await routes?.(platform);
  if (config.role !== 'worker')
    await serveWeb(server, platform.config, { facts: platform.useAll(siteFacts), pagesVersion: platform.pagesVersion });
  const workers = features.flatMap((feature) => feature.workers?.(platform) ?? []);
  return {
    server,
    database,
    outbox,
    mailer,
    blobs,
    jobs: [...features.flatMap(({ jobs }) => jobs?.(platform) ?? []), ...platform.jobs],
    meters: platform.meters,
    workers,
    use,
    beginWatching: platform.beginWatching,
    beginStopping: platform.beginStopping,
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await platform.close();
    },
  };
}
