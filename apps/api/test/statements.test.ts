import { afterAll, beforeAll, expect, it } from 'vitest';
import { allStatements } from '../src/platform/db/statement.ts';
import { startApi, type Api } from './api.ts';

/** Those of other test files in this worker are not of the program. */
const programStatements = () => allStatements().filter(({ name }) => !name.startsWith('test_'));

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('has statements of every feature', () => {
  expect(programStatements().length).toBeGreaterThan(60);
});

it('prepares every statement against the schema that the migrations make', async () => {
  const broken: string[] = [];
  for (const { name, text } of programStatements()) {
    await api.sql(`prepare checked as ${text}`).then(
      () => api.sql('deallocate all'),
      (error: Error) => broken.push(`${name}: ${error.message}`),
    );
  }
  expect(broken).toEqual([]);
});

it('lets hot reads take no lock and call nothing that writes', async () => {
  const writers = await api.sql<{ name: string }>(
    `select distinct proname as name from pg_proc
     where provolatile = 'v' and (pronamespace = 'public'::regnamespace
           or proname ~ '^(nextval|setval|pg_advisory|pg_try_advisory|pg_notify|set_config|pg_sleep)')`,
  );
  const isWriter = new RegExp(`\\b(?:${writers.map(({ name }) => name).join('|')})\\s*\\(`, 'i');
  const forbidden = /\b(?:insert into|update|delete from|merge into|for (?:no key )?update|for (?:key )?share)\b/i;

  const hot = programStatements().filter(({ isHotRead }) => isHotRead);
  const broken = hot.filter(
    ({ text }) => !/^\s*(?:select|with)\b/i.test(text) || forbidden.test(text) || isWriter.test(text),
  );
  expect(hot.length).toBeGreaterThan(60);
  expect(broken.map(({ name }) => name)).toEqual([]);
});
