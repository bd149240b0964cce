import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApiOn, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { startPgbouncer, type PgbouncerServer } from '../../../../test/providers/pgbouncer-server.ts';

let clone: TestDatabase;
let pooler: PgbouncerServer;
let api: Api;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  clone = await createTestDatabase();
  const { searchParams, pathname, hostname, port } = new URL(clone.url);
  const server = {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    database: pathname.slice(1),
  };
  pooler = await startPgbouncer([{ name: 'peonia', ...server }]);
  api = await startApiOn(
    { url: pooler.urlOf('peonia'), drop: async () => {} },
    { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: clone.url },
  );
  [anna, ben] = [await api.register('Pooled Anna'), await api.register('Pooled Ben')];
}, 120_000);
afterAll(async () => {
  await api.close();
  await pooler.close();
  await clone.drop();
});

const send = (from: Member, to: Member, client_id: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: client_id, client_id },
  });

it('lets two strangers find each other, write and answer', async () => {
  const found = await anna.call(searchContract.searchPeople, { body: { q: 'Pooled' } });
  expect(found.status).toBe(200);
  expect((await anna.call(discoveryContract.listLatest)).status).toBe(200);
  expect((await anna.call(profilesContract.getProfile, { params: { id: ben.id } })).body.name).toBe('Pooled Ben');
  const socket = await ben.socket();

  expect((await send(anna, ben, 'pooled-question')).status).toBe(201);
  await socket.next((frame) => frame.type === 'event' && frame.name === 'message.sent');
  expect((await send(ben, anna, 'pooled-answer')).status).toBe(201);

  const { body } = await anna.call(messageThreadsContract.getThread, { params: { id: ben.id }, query: { user: 1 } });
  expect(body.items.map(({ client_id }) => client_id).toSorted()).toEqual(['pooled-answer', 'pooled-question']);
  socket.close();
});

it('serves many requests over few connections to PostgreSQL', async () => {
  const calls = Array.from({ length: 200 }, (_, nth) =>
    nth % 2 === 0
      ? anna.call(accountsContract.getMe)
      : ben.call(profilesContract.getProfile, { params: { id: anna.id } }),
  );

  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('sets on each connection of the pooler what the program cannot set through it', async () => {
  const client = new pg.Client({ connectionString: pooler.urlOf('peonia') });
  await client.connect();

  const { rows } = await client.query(
    "select current_setting('statement_timeout') as timeout, current_setting('plan_cache_mode') as plans, current_setting('jit') as jit, current_setting('random_page_cost') as page",
  );

  expect(rows).toEqual([{ timeout: '5s', plans: 'force_generic_plan', jit: 'off', page: '1.1' }]);
  await client.end();
});
