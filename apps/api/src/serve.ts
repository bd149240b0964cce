import { flushCompileCache } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { buildApp, type App } from './app.ts';
import { featureSettings } from './features.ts';
import { ConfigError, readConfig, type Config } from './platform/config/config.ts';
import { findUnknownSettings } from './platform/config/unknown-settings.ts';
import { directUrl } from './platform/db/connections/direct-url.ts';
import { migrate } from './platform/db/migrate/migrate.ts';
import { startJobs, type Jobs } from './platform/jobs/jobs.ts';
import { startFailure } from './platform/log/start-failure.ts';
import { returnMemoryAtRest } from './platform/operations/return-memory.ts';

/**
 * Starts one process of the program: migrates, listens, then begins with background work. SIGTERM drains in at most ten
 * seconds after the drain delay.
 */
async function serve(): Promise<void> {
  const config = readConfig(process.env, featureSettings);
  if (config.databaseUrl === '')
    throw new ConfigError('DATABASE_URL must be set; `npm start` brings up a database of its own.');
  const started = performance.now();
  await migrate(directUrl(config));
  const app = await buildApp(config);
  await app.server.listen({ host: config.host, port: config.port });
  app.beginWatching();
  warnOfUnknownSettings(config, app);
  app.server.log.info({ role: config.role, ms: Math.round(performance.now() - started) }, 'listening');
  const jobs = config.role === 'api' ? null : startWork(config, app);
  keepCompiled();
  returnMemoryAtRest((error) => app.server.log.warn({ err: error }, 'memory is not returned'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(config, app, jobs));
}

/** One line for all variables that look like settings: a misspelt one would be ignored unseen. */
function warnOfUnknownSettings({ known }: Config, app: App): void {
  const names = known.map(({ name }) => name);
  const unknown = findUnknownSettings(process.env, names).join(', ');
  if (unknown !== '')
    app.server.log.warn(`unknown settings are ignored: ${unknown}; docs/configuration.md lists what there is`);
}

/** Milliseconds for the first answers before the recurring jobs are scheduled, which takes some hundred statements. */
const jobsWaitMs = 1_000;

/** Background work of this process: the outbox, workers of features and, a moment later, the recurring jobs. */
function startWork(config: Config, app: App): Promise<Jobs> {
  app.outbox.start();
  for (const worker of app.workers) worker.start();
  app.meters.jobs.announce(app.jobs);
  const jobs = setTimeout(jobsWaitMs).then(() =>
    startJobs({
      url: directUrl(config),
      statementTimeoutMs: config.jobStatementTimeoutMs,
      log: app.server.log,
      jobs: app.jobs,
      observer: app.meters.jobs.observer,
      statementObserver: app.meters.statement,
    }),
  );
  jobs.catch((error: unknown) => app.server.log.error({ err: error }, 'jobs did not start'));
  return jobs;
}

/**
 * Writes down what was compiled of the program, where a compile cache is on. By itself Node does so at an orderly end
 * only, and the start after a crash or a kill compiles everything again.
 */
function keepCompiled(): void {
  globalThis.setTimeout(flushCompileCache, 1_000).unref();
}

/** Readiness first, then the drain delay while load balancers turn away, then jobs, then listening. */
async function stop({ drainSeconds }: Config, app: App, jobs: Promise<Jobs> | null): Promise<void> {
  app.beginStopping();
  await setTimeout(drainSeconds * 1_000);
  // After the delay the rest takes ten seconds at most.
  globalThis.setTimeout(() => process.exit(1), 10_000).unref();
  await jobs?.then((running) => running.close()).catch(() => {});
  await app.close();
  process.exit(0);
}

serve().catch((error: unknown) => {
  console.error(startFailure(error, process.env));
  process.exit(1);
});
