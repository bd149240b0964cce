import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** A recurring job. Handlers are idempotent: a job may run twice after a crash, never at the same time. */
export interface Job {
  readonly name: string;
  /** Cron, UTC. */
  readonly schedule: string;
  run(database: Database): Promise<void>;
}

export interface Jobs {
  /** Runs one job now, for operators and tests. */
  runNow(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the schedule of all jobs: each runs on one process at a time. */
export async function startJobs(options: {
  url: string;
  database: Database;
  log: FastifyBaseLogger;
  jobs: readonly Job[];
}): Promise<Jobs> {
  const { url, database, log, jobs } = options;
  const boss = new PgBoss({ connectionString: url, application_name: 'jobs', schema: 'job', max: 3 });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'job clockwork'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, async () => {
      await job.run(database);
    });
    await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
  }
  await removeUnknownSchedules(boss, jobs);
  return {
    async runNow(name) {
      const job = jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`There is no job called ${name}`);
      await job.run(database);
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** The database keeps schedules: a job that was renamed or removed would stay due for ever. */
async function removeUnknownSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}
