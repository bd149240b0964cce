import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runRollingRestart, type RollingRestart } from './rolling-restart.ts';

let database: TestDatabase;
let run: RollingRestart;

beforeAll(async () => {
  database = await createTestDatabase();
  run = await runRollingRestart(database.url);
}, 450_000);
afterAll(() => database.drop());

it('ends both processes in order', () => {
  expect(run.ended).toEqual([0, 0]);
});

it('fails no request meanwhile', () => {
  expect([run.replies, run.refused]).toEqual([[200], []]);
});

it('moves each of 500 sockets to another process', () => {
  expect(run.sockets).toBe(500);
  expect(run.away.length).toBeGreaterThanOrEqual(run.sockets);
});

it('loses no message and brings none twice', () => {
  expect(run.incomplete).toBe(0);
});
