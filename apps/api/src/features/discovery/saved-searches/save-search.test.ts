import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { savedSearchesContract as contract } from '@peonia/contract/discovery/saved-searches.schema.ts';
import type { SearchFilters } from '@peonia/contract/discovery/search.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { block } from '../../privacy/public.ts';
import { indexMembers } from '../search-index/index-members.ts';

let api: Api;
let pool: pg.Pool;
let number = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_SAVED_SEARCHES: '2', LIMIT_SAVED_SEARCHES_VIP: '3' });
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const join = (options: { vip?: boolean; gender?: 0 | 1 } = {}) =>
  api.register(`Saves ${(number += 1)}`, { gender: 1, ...options });
async function add(members: Partial<NewMember>[]): Promise<number[]> {
  const ids = await insertMembers(
    pool,
    members.map((member) => ({ name: `Newcomer ${(number += 1)}`, gender: 0, main_photo: 'photo', ...member })),
  );
  await api.app.database.transaction((db) => indexMembers(db, ids));
  return ids;
}
const save = (member: Member, name: string, filters: SearchFilters = {}, q = '') =>
  member.call(contract.saveSearch, { body: { name, q, filters, place: null } });
const list = async (member: Member) =>
  (await member.call(contract.listSavedSearches)).body.items.map(({ name, fresh }) => [name, fresh]);
async function nextDay(): Promise<void> {
  await runJob(api, 'discovery.notify-new-matches');
  await api.app.outbox.drain();
}
const notificationsOf = async (member: Member) =>
  (await member.call(notificationsContract.listNotifications)).body.items.map(({ type, data }) => [
    type,
    data.what,
    data.content,
    data.amount,
  ]);

it('is stored by name, replaced, deleted, and limited, with a higher limit for VIP', async () => {
  const [one, vip] = [await join(), await join({ vip: true })];
  const first = (await save(one, ' Berlin ', { gender: 0, languages: ['de'] }, ' Klavier ')).body;
  expect(first).toEqual({
    id: expect.any(Number),
    name: 'Berlin',
    q: 'Klavier',
    filters: { gender: 0, languages: ['de'] },
    place: null,
    fresh: 0,
  });
  await save(one, 'Second');
  expect((await save(one, 'Third')).code).toBe(errors.saved_searches_full.code);
  expect((await save(one, 'Berlin', { gender: 1 })).body).toMatchObject({ id: first.id, filters: { gender: 1 } });
  expect((await save(one, '   ')).code).toBe(errors.input_invalid.code);
  expect((await save(one, 'Second', { verified: true })).code).toBe(errors.filters_for_vip.code);
  for (const name of ['One', 'Two', 'Three']) expect((await save(vip, name, { income: [605] })).status).toBe(201);
  const raced = await Promise.all(['Four', 'Five', 'Six'].map((name) => save(vip, name)));
  expect(raced.map(({ code }) => code)).toEqual([1, 2, 3].map(() => errors.saved_searches_full.code));
  expect((await vip.call(contract.seeSavedSearch, { params: { id: first.id } })).code).toBe(errors.not_found.code);
  await vip.call(contract.deleteSavedSearch, { params: { id: first.id } });
  expect(await list(one)).toEqual([
    ['Second', 0],
    ['Berlin', 0],
  ]);
  await one.call(contract.deleteSavedSearch, { params: { id: first.id } });
  expect(await list(one)).toEqual([['Second', 0]]);
});

it('reports new matches once a day, by filters and words, and restarts after it was seen', async () => {
  const reader = await join();
  await add([{ languages: ['ko'] }]);
  await save(reader, 'Korean', { gender: 0, languages: ['ko'] });
  await save(reader, 'Gardens', {}, 'garden');
  await nextDay();
  expect([await list(reader), await notificationsOf(reader)]).toEqual([
    [
      ['Gardens', 0],
      ['Korean', 0],
    ],
    [],
  ]);
  await add([
    { languages: ['ko'], biography: 'My garden is small.' },
    { languages: ['ko'] },
    { languages: ['de'] },
    { gender: 1, languages: ['ko'] },
    { languages: ['ko'], main_photo: null },
  ]);
  await nextDay();
  await nextDay();
  expect(await list(reader)).toEqual([
    ['Gardens', 1],
    ['Korean', 2],
  ]);
  expect((await notificationsOf(reader)).toSorted()).toEqual([
    ['profile', 'found', 'Gardens', 1],
    ['profile', 'found', 'Korean', 2],
  ]);
  await add([{ languages: ['ko'] }]);
  await nextDay();
  // An unseen notification is updated instead of repeated.
  expect(await notificationsOf(reader)).toEqual([
    ['profile', 'found', 'Korean', 3],
    ['profile', 'found', 'Gardens', 1],
  ]);
  const korean = (await reader.call(contract.listSavedSearches)).body.items.find(({ name }) => name === 'Korean');
  await reader.call(contract.seeSavedSearch, { params: { id: korean?.id ?? 0 } });
  await reader.call(accountsContract.readCounter, { body: { type: 'notification' } });
  await nextDay();
  expect(await list(reader)).toEqual([
    ['Gardens', 1],
    ['Korean', 0],
  ]);
  expect((await reader.call(accountsContract.getCounters)).body.counter.notification).toBe(0);
});

it('counts only members whom the owner may see, and waits while a filter requires VIP', async () => {
  const [reader, was] = [await join(), await join({ vip: true })];
  await save(reader, 'Everybody');
  await save(was, 'Checked', { verified: true });
  await api.sql('update account set is_free = false where id = $1', [was.id]);
  const [, blocks = 0, blocked = 0] = await add([
    {},
    {},
    {},
    { visibility: 'hidden' },
    { visibility: 'friends' },
    { is_verified: true },
  ]);
  await block(api.app.database, blocks, reader.id);
  await block(api.app.database, reader.id, blocked);
  await nextDay();
  expect(await list(reader)).toEqual([['Everybody', 2]]);
  expect(await list(was)).toEqual([['Checked', 0]]);
  await api.sql('update account set is_free = true where id = $1', [was.id]);
  await add([{}]);
  await nextDay();
  expect(await list(was)).toEqual([['Checked', 1]]);
});

it('refuses a place with a number that no place can have: the searches of all others would wait for it', async () => {
  const [reader, other] = [await join(), await join()];
  await save(other, 'Everybody');
  const codes = [1e300, 2 ** 53].map(async (place_id) => (await save(reader, 'Nowhere', { place_id })).code);

  expect(await Promise.all(codes)).toEqual([errors.input_invalid.code, errors.input_invalid.code]);
  await add([{}]);
  await nextDay();
  expect(await list(other)).toEqual([['Everybody', 1]]);
});

it('costs the same number of queries for one search as for many', async () => {
  const [one, many] = [await join(), await join({ vip: true })];
  await api.sql('delete from saved_search');
  await save(one, 'Alone', { gender: 1 });
  await add([{}]);
  await nextDay();
  await api.sql('update saved_search set notified_no = 0');
  const few = await api.countQueries(() => runJob(api, 'discovery.notify-new-matches'));
  for (const name of ['One', 'Two', 'Three']) await save(many, name);
  await api.sql('update saved_search set notified_no = 0');
  expect(await api.countQueries(() => runJob(api, 'discovery.notify-new-matches'))).toBe(few);
});
