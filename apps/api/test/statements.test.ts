import { afterAll, beforeAll, expect, it } from 'vitest';
import { allStatements } from '../src/platform/db/statement.ts';
import { startApi, type Api } from './api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('has statements of every feature', () => {
  expect(allStatements().length).toBeGreaterThan(60);
});

it('prepares every statement against the schema that the migrations make', async () => {
  const broken: string[] = [];
  for (const { name, text } of allStatements()) {
    await api.sql(`prepare checked as ${text}`).then(
      () => api.sql('deallocate all'),
      (error: Error) => broken.push(`${name}: ${error.message}`),
    );
  }
  expect(broken).toEqual([]);
});
