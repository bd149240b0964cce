import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

const searches = 20;

let api: Api;
let member: Member;
let blocker: pg.Client;

beforeAll(async () => {
  api = await startApi({ LIMIT_SEARCH_TIMEOUT_MS: '30000' });
  member = await api.register('Searching Sara', { vip: true });
  blocker = new pg.Client({ connectionString: api.config.databaseUrl });
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await api.close();
});

/** Names of the connections that wait for a lock. */
async function waiting(): Promise<string[]> {
  const rows = await api.sql<{ name: string }>(
    `select application_name as name from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ name }) => name);
}

it('leaves twenty stuck searches on connections of their own', async () => {
  await blocker.query('begin');
  await blocker.query('lock table search_variant in access exclusive mode');
  const stuck = Array.from({ length: searches }, () =>
    member.call(searchContract.searchPeople, { body: { q: 'somebody' } }),
  );
  await vi.waitUntil(async () => (await waiting()).length === api.config.databaseSlowConnections, { timeout: 20_000 });

  const profile = await member.call(profilesContract.getProfile, { params: { id: member.id } });
  const list = await member.call(discoveryContract.listLatest);

  expect([profile.status, list.status]).toEqual([200, 200]);
  expect(new Set(await waiting())).toEqual(new Set(['api-slow']));
  await blocker.query('rollback');
  expect(new Set((await Promise.all(stuck)).map(({ status }) => status))).toEqual(new Set([200]));
});
