import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Client } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let pool: pg.Pool;
let jonas: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_LIST_FILTER_REACH: '30' });
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  jonas = await api.register('Jonas Filters', { gender: 1, seeking: 'women', vip: true });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});
beforeEach(async () => {
  await pool.query('delete from account where id <> $1', [jonas.id]);
});

const lists = {
  latest: discoveryContract.listLatest,
  recommended: discoveryContract.listRecommended,
  online: discoveryContract.listOnline,
};
const photo = () => (counted += 1).toString(16).padStart(32, '0');
const add = (...members: Partial<NewMember>[]) =>
  insertMembers(
    pool,
    members.map((member) => ({
      name: `Member ${photo()}`.slice(-20),
      main_photo: photo(),
      gender: 0,
      visibility: 'public',
      ...member,
    })),
  );
const appear = (ids: readonly number[]) =>
  pool.query(
    'insert into presence (member_id, node_id) select id, node_id from unnest($1::bigint[]) as g(id), realtime_node',
    [ids],
  );
const ids = async (client: Client, list: (typeof lists)[keyof typeof lists], query: object) =>
  (await client.call(list, { query })).body.items.map(({ user_id }) => user_id);
const bornYearsAgo = (years: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};

// covers: Filters of the lists of people
describe.each(['latest', 'recommended', 'online'] as const)('filters of %s', (name) => {
  const list = lists[name];

  it('narrow by age and language', async () => {
    const [young = 0, old = 0, japanese = 0] = await add(
      { birthday: bornYearsAgo(20), languages: ['en'] },
      { birthday: bornYearsAgo(41), languages: ['de', 'en'] },
      { birthday: bornYearsAgo(30), languages: ['ja'] },
    );
    await appear([young, old, japanese]);

    expect([
      await ids(jonas, list, { age_from: 30, age_to: 41 }),
      await ids(jonas, list, { age_to: 20 }),
      await ids(jonas, list, { languages: 'de,ja' }),
      await ids(jonas, list, { languages: 'fr' }),
    ]).toEqual([expect.arrayContaining([old, japanese]), [young], expect.arrayContaining([old, japanese]), []]);
  });

  it('keep the access policy and the preferences', async () => {
    const [shown = 0, blocker = 0, man = 0, hidden = 0] = await add({}, {}, { gender: 1 }, { visibility: 'hidden' });
    await appear([shown, blocker, man, hidden]);
    await block(api.app.database, blocker, jonas.id);

    expect(await ids(jonas, list, { age_from: 18 })).toEqual([shown]);
  });

  it('go on behind members that do not match, to the end', async () => {
    const [first = 0] = await add({ languages: ['ja'] });
    const others = await add(...Array.from({ length: 64 }, () => ({ languages: ['en'] })));
    const [last = 0] = await add({ languages: ['ja'] });
    for (const id of [first, ...others, last]) await appear([id]);

    const found: number[] = [];
    let calls = 0;
    for (let max_id: number | undefined; max_id !== -1; calls += 1) {
      const { body } = await jonas.call(list, { query: { languages: 'ja', ...(max_id ? { max_id } : {}) } });
      found.push(...body.items.map(({ user_id }) => user_id));
      max_id = body.max_id;
    }

    expect(found.toSorted((one, other) => one - other)).toEqual([first, last]);
    expect(calls).toBe(3);
  });
});

it('narrow by purpose and children', async () => {
  const [family = 0, friends = 0, parent = 0] = await add(
    { purpose: [801, 802] },
    { purpose: [804] },
    { purpose: [804], children: 503 },
  );

  expect([
    await ids(jonas, lists.latest, { purpose: '802' }),
    new Set(await ids(jonas, lists.latest, { purpose: '802,804' })),
    await ids(jonas, lists.latest, { purpose: '804', children: '502,503' }),
    (await jonas.call(lists.latest, { query: { children: '5' } as never })).code,
  ]).toEqual([[family], new Set([family, friends, parent]), [parent], errors.input_invalid.code]);
});

it('narrow by who is online, verified or new', async () => {
  const [online = 0, verified = 0, old = 0] = await add({}, {}, {});
  await appear([online]);
  await pool.query('update account set identified_at = now() where id = $1', [verified]);
  await pool.query("update account set created_at = now() - interval '30 days' where id = $1", [old]);

  expect([
    await ids(jonas, lists.latest, { online: 1 }),
    await ids(jonas, lists.latest, { verified: 1 }),
    new Set(await ids(jonas, lists.latest, { new: 1 })),
  ]).toEqual([[online], [verified], new Set([online, verified])]);
});

it('show who was here today only of members who show when they are online', async () => {
  const [here = 0, silent = 0, away = 0] = await add({}, {}, {});
  await pool.query('update profile set active_at = now() where member_id = any($1)', [[here, silent]]);
  await pool.query("update profile set active_at = now() - interval '2 days' where member_id = $1", [away]);
  await pool.query("update privacy_setting set online_status = 'offline' where member_id = $1", [silent]);

  expect(await ids(jonas, lists.latest, { active: 1 })).toEqual([here]);
});

it('by online and verified are for VIP members', async () => {
  const carl = await api.register('Carl Filters');

  const codes = await Promise.all(
    [{ online: 1 }, { verified: 1 }, { new: 1 }].map(
      async (query) => (await carl.call(lists.latest, { query: query as object })).code,
    ),
  );

  expect(codes).toEqual([errors.filters_for_vip.code, errors.filters_for_vip.code, null]);
  expect(limits.list_filter_reach).toBe(2_000);
});
