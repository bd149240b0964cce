import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import fastify from 'fastify';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { realtimeJobs } from '../realtime/jobs.ts';
import { startJobs, type Job } from './jobs.ts';

let testDatabase: TestDatabase;
let database: Database;
const log = fastify().log;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, pool: 3, statementTimeoutMs: 5_000, name: 'test' });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const options = () => ({ url: testDatabase.url, statementTimeoutMs: 45_000, log });
const start = (...jobs: Job[]) => startJobs({ ...options(), jobs });
const query = async (text: string) => (await database.query<Record<string, unknown>>({ text, values: [] })).rows;

it('stores each job’s time in the database, also when several processes start together', async () => {
  const job = { name: 'test.weekly', schedule: '5 4 * * 1', run: async () => {} };
  const started = await Promise.all([start(job), start(job)]);
  expect(await query("select cron, timezone from job.schedule where name = 'test.weekly'")).toEqual([
    { cron: '5 4 * * 1', timezone: 'UTC' },
  ]);
  await Promise.all(started.map((jobs) => jobs.close()));
});

it('unschedules a job that was renamed', async () => {
  const job = { schedule: '5 4 * * 1', run: async () => {} };
  await (await start({ name: 'test.old-name', ...job })).close();

  const jobs = await start({ name: 'test.new-name', ...job });

  expect(await query('select name from job.schedule')).toEqual([{ name: 'test.new-name' }]);
  await jobs.close();
});

it('runs a known job on demand, and refuses others', async () => {
  let runs = 0;
  const jobs = await start({ name: 'test.now', schedule: '0 0 1 1 *', run: async () => void (runs += 1) });
  await jobs.runNow('test.now');
  expect(runs).toBe(1);
  await expect(jobs.runNow('test.unknown')).rejects.toThrow('There is no job called test.unknown');
  await jobs.close();
});

it('runs jobs on connections of their own, with their own statement timeout', async () => {
  const seen: unknown[] = [];
  const run = async (own: Database) => {
    const text = "select current_setting('application_name') as name, current_setting('statement_timeout') as timeout";
    seen.push(...(await own.query({ text, values: [] })).rows);
  };

  const jobs = await start({ name: 'test.pool', schedule: '0 0 1 1 *', run });
  await jobs.runNow('test.pool');

  expect(seen).toEqual([{ name: 'jobs', timeout: '45s' }]);
  await jobs.close();
});

it('runs what is due', async () => {
  const ran = Promise.withResolvers<void>();
  const job = { name: 'test.due', schedule: '0 0 1 1 *', run: async () => ran.resolve() };
  const jobs = await startJobs({ ...options(), lookSeconds: 0.5, jobs: [job] });
  await query("insert into job.job (name, data) values ('test.due', '{}')");
  await expect(ran.promise).resolves.toBeUndefined();
  await jobs.close();
});

it('runs a job that is overdue when the schedule starts, and no other', async () => {
  const ran: string[] = [];
  const both = Promise.withResolvers<void>();
  const job = (name: string, isOverdue: boolean): Job => ({
    name,
    schedule: '0 0 1 1 *',
    isOverdue: async () => isOverdue,
    async run() {
      ran.push(name);
      both.resolve();
    },
  });
  const jobs = [job('test.in-time', false), job('test.overdue', true)];

  const started = await startJobs({ ...options(), lookSeconds: 0.5, jobs });
  await both.promise;

  expect(ran).toEqual(['test.overdue']);
  await started.close();
});

it('writes down why a job failed', async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {});
  onTestFinished(() => written.mockRestore());
  const reason = new Error('no such table');
  const job = { name: 'test.fails', schedule: '0 0 1 1 *', run: () => Promise.reject(reason) };
  const jobs = await startJobs({ ...options(), lookSeconds: 0.5, jobs: [job] });
  onTestFinished(() => jobs.close());

  await query("insert into job.job (name, data) values ('test.fails', '{}')");

  await expect.poll(() => written.mock.calls).toContainEqual([{ err: reason, job: 'test.fails' }, 'job failed']);
});

it('looks every fifteen seconds for what is due', async () => {
  const work = vi.spyOn(PgBoss.prototype, 'work');
  onTestFinished(() => work.mockRestore());

  const jobs = await start({ name: 'test.look', schedule: '0 0 1 1 *', run: async () => {} });

  expect(work).toHaveBeenCalledExactlyOnceWith('test.look', { pollingIntervalSeconds: 15 }, expect.any(Function));
  await jobs.close();
});

it('purges old events in batches until none is left', async () => {
  await query('insert into member_stream (member_id, last_seq) values (2, 2500)');
  await query(`insert into member_event (member_id, seq, name, payload, created_at)
    select 2, seq, 'x', '{}', now() - interval '15 days' from generate_series(1, 2500) seq`);
  const removed: number[] = [];
  const counting: Database = {
    ...database,
    async query(config) {
      const result = await database.query(config);
      if (config.text.startsWith('delete from member_event')) removed.push(result.rowCount ?? 0);
      return result as never;
    },
  };

  await realtimeJobs.find(({ name }) => name === 'realtime.purge-events')?.run(counting);

  expect(removed).toEqual([1_000, 1_000, 500]);
});

it('purges old events and expired grants, and nothing else', async () => {
  const [account] = await query(
    "insert into account (name, name_key, email, email_key, password_hash, language, channel) values ('a', 'a', 'a', 'a', '', 'en', 'a') returning id",
  );
  const [session] = await query(
    `insert into session (account_id, access_hash, access_until, refresh_until) values (${account?.id}, 'a', now(), now()) returning id`,
  );
  await query('insert into member_stream (member_id, last_seq) values (1, 2)');
  await query(
    "insert into member_event (member_id, seq, name, payload, created_at) values (1, 1, 'x', '{}', now() - interval '15 days'), (1, 2, 'x', '{}', now() - interval '13 days')",
  );
  await query(`insert into socket_grant (hash, channel, socket_id, member_id, session_id, expires_at)
    values ('old', 'a', 'a', 1, ${session?.id}, now() - interval '1 second'), ('new', 'a', 'a', 1, ${session?.id}, now() + interval '1 minute')`);
  for (const job of realtimeJobs) await job.run(database);
  expect(await query('select seq from member_event')).toEqual([{ seq: 2 }]);
  expect(await query("select encode(hash, 'escape') as hash from socket_grant")).toEqual([{ hash: 'new' }]);
});
