import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { seedCast } from '@peonia/testing/seed-cast.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../src/features/notifications/public.ts';
import { befriend } from '../src/features/privacy/public.ts';
import { startApi, type Api } from './api.ts';
import { giveGold } from './money/give-gold.ts';
import { runJob } from './run-job.ts';

let api: Api;
let token: string;
/** A member of the cast whom Jonas knows. */
let mei: number;

beforeAll(async () => {
  api = await startApi();
  const [login] = await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir });
  const { body } = await api
    .guest()
    .call(accountsContract.authenticate, { body: { name: 'Jonas Weber', password: login?.password ?? '' } });
  token = body.token;
  mei = await idOf('Mei Lin');
  await fillPages(await idOf('Jonas Weber'));
});
afterAll(() => api.close());

async function idOf(name: string): Promise<number> {
  const [row] = await api.sql<{ id: string }>('select id from account where name = $1', [name]);
  return Number(row?.id);
}

/** Gives Jonas something on each page that the cast leaves empty. As a VIP he leaves no visit behind. */
async function fillPages(jonas: number): Promise<void> {
  const { database } = api.app;
  await api.sql('update account set is_free = true where id = $1', [jonas]);
  await befriend(database, jonas, mei);
  await giveGold(database, { id: jonas }, 5);
  await database.transaction((db) =>
    notify(db, { member_id: jonas, type: 'ask', what: 'asked', person_id: mei, subject: 1 }),
  );
  while ((await api.app.outbox.drain()) > 0);
  await api.sql('insert into presence (member_id, node_id) select $1, node_id from realtime_node', [mei]);
  await api.sql('insert into member_visit (visitor_id, visited_id, day) values ($1, $2, current_date)', [mei, jonas]);
  // A birthday tomorrow stays on the list when the day ends during the test.
  await api.sql(
    `update profile set birthday = ((now() at time zone 'UTC')::date + 1 - interval '30 years')::date
     where member_id = $1`,
    [mei],
  );
  await api.sql(
    `insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid) values ($1, $2, 1, 'one', 500, 0)`,
    [jonas, mei],
  );
  await api.sql('insert into member_like (member_id, liked_id) values ($1, $2)', [await idOf('Luc Bertin'), mei]);
  await runJob(api, 'discovery.rank-popular');
}

/** Statements of a request with a session, and of the same request of a guest; null where guests have no such page. */
const pages: readonly (readonly [name: string, path: () => string, member: number, guest: number | null])[] = [
  ['me', () => '/me', 2, null],
  ['counters', () => '/counters', 2, null],
  ['profile', () => `/user/${mei}`, 2, 1],
  ['latest', () => '/latest', 2, 1],
  ['online', () => '/online', 2, 1],
  ['recommend', () => '/recommend', 2, 1],
  ['hottest', () => '/hottest', 2, 1],
  ['birthday', () => '/birthday', 2, 1],
  ['likes', () => '/likes', 2, null],
  ['likes of me', () => '/likes/me', 2, null],
  ['mutual likes', () => '/likes/mutual', 2, null],
  ['visitors', () => '/visits', 2, null],
  ['friends', () => '/friends', 2, null],
  ['feed', () => '/feeds', 2, 1],
  ['timeline', () => `/feeds/user/${mei}`, 2, 1],
  ['photos', () => `/photos/${mei}`, 2, 1],
  ['thread list', () => '/message_threads', 2, null],
  ['thread page', () => `/message_threads/${mei}?user=1`, 2, null],
  ['notifications', () => '/notifications', 2, null],
  ['trades', () => '/trades', 2, null],
  ['gifts', () => '/gifts', 2, 1],
  ['received gifts', () => `/gifts/received/${mei}`, 2, 1],
];

async function open(path: string, isMember: boolean): Promise<{ items?: unknown[] }> {
  const headers = isMember ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${api.address}/v1${path}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as { items?: unknown[] };
}

const tries = 5;

/**
 * Statements of a request after a first one, which caches the caller and marks what it shows as seen. Background work
 * may add statements of its own, so the fewest of several requests count; `aim` ends the search.
 */
async function statementsOf(path: string, isMember: boolean, aim: number): Promise<number> {
  const { items } = await open(path, isMember);
  if (items?.length === 0) throw new Error(`${path} shows nothing`);
  let fewest = Infinity;
  for (let left = tries; left > 0 && fewest > aim; left -= 1)
    fewest = Math.min(fewest, await api.countQueries(() => open(path, isMember)));
  return fewest;
}

// One proves the session, the other one reads the page. A page that needs more is to be composed from fragments.
describe('statements of a request', () => {
  it.each(pages)('%s', async (_name, path, ofMember, ofGuest) => {
    const member = await statementsOf(path(), true, ofMember);
    const guest = ofGuest === null ? null : await statementsOf(path(), false, ofGuest);

    expect([member, guest]).toEqual([ofMember, ofGuest]);
  });
});
