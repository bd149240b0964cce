import { SpanKind } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { openDatabase, type Database } from '../db/database.ts';
import type { StatementObserver } from '../db/observe-statements.ts';
import { sparingLog } from '../log/sparing-log.ts';
import { inSpan } from '../tracing/spans.ts';

/** A recurring job. Handlers are idempotent: a job may run twice after a crash, never at the same time. */
export interface Job {
  readonly name: string;
  /** Cron, UTC. */
  readonly schedule: string;
  /** Asked when the schedule starts: a job that is overdue runs at once, instead of at its next time. */
  isOverdue?(database: Database): Promise<boolean>;
  run(database: Database): Promise<void>;
}

export interface Jobs {
  /** Runs one job now, for operators and tests. */
  runNow(name: string): Promise<void>;
  close(): Promise<void>;
}

/** One run of a job. */
interface ObservedRun {
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  readonly ms: number;
}
export type RunObserver = (run: ObservedRun) => void;

/** Connections of running jobs; requests have a pool of their own. */
const connections = 3;

/**
 * Seconds between two looks for a job that is due. Schedules are minutes; a look each two seconds for each of sixty
 * jobs took six percent of a processor.
 */
const lookSeconds = 15;

/** Starts the schedule of all jobs: each runs on one process at a time, with its own pool and statement timeout. */
export async function startJobs(options: {
  url: string;
  statementTimeoutMs: number;
  log: FastifyBaseLogger;
  jobs: readonly Job[];
  /** Called after each run. */
  observer?: RunObserver;
  statementObserver?: StatementObserver;
  /** Seconds between two looks, in tests. */
  lookSeconds?: number;
}): Promise<Jobs> {
  const { url, statementTimeoutMs, log, jobs, observer = () => {}, statementObserver } = options;
  const work = { pollingIntervalSeconds: options.lookSeconds ?? lookSeconds };
  const database = openDatabase({
    url,
    pool: connections,
    statementTimeoutMs,
    name: 'jobs',
    ...(statementObserver === undefined ? {} : { observer: statementObserver }),
  });
  const boss = new PgBoss({ connectionString: url, application_name: 'job clockwork', schema: 'job', max: 3 });
  const writeSparingly = sparingLog(log);
  boss.on('error', (error: unknown) => writeSparingly(error, 'job clockwork'));
  const runObserved = (job: Job) => observed(job, database, { observer, log });
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, work, () => runObserved(job));
    await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
    // Several processes start together.
    if (await job.isOverdue?.(database)) await boss.send(job.name, {}, { singletonSeconds: 60 });
  }
  await removeUnknownSchedules(boss, jobs);
  return {
    async runNow(name) {
      const job = jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`There is no job called ${name}`);
      await runObserved(job);
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000 });
      await database.end();
    },
  };
}

/** The clockwork keeps the reason of a failed run in its table alone. */
async function observed(
  { name: job, run }: Job,
  database: Database,
  { observer, log }: { observer: RunObserver; log: FastifyBaseLogger },
): Promise<void> {
  const startedAt = performance.now();
  const report = (outcome: ObservedRun['outcome']) => observer({ job, outcome, ms: performance.now() - startedAt });
  await inSpan(`job ${job}`, { kind: SpanKind.INTERNAL, parent: null }, () => run(database)).catch((error: unknown) => {
    report('failed');
    log.error({ err: error, job }, 'job failed');
    throw error;
  });
  report('done');
}

/** The database keeps schedules: a job that was renamed or removed would stay due for ever. */
async function removeUnknownSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}
