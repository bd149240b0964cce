import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../../test/fixtures/registration.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let pool: pg.Pool;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const someone = (options: MemberOptions = {}) => api.register(`Visit ${(count += 1)} One`, options);
const rows = async ({ id }: Member) => (await api.sql('select 1 from member_visit where visited_id = $1', [id])).length;
const visitors = async (member: Member) =>
  (await member.call(relationshipsContract.listVisitors)).body.items.map(({ user_id }) => user_id);

async function visit(visitor: Member, { id }: Member): Promise<void> {
  expect((await visitor.call(profilesContract.getProfile, { params: { id } })).status).toBe(200);
}

it('lists a visit once a day, newest first', async () => {
  const [mei, jonas, ben] = [await someone(), await someone(), await someone()];
  await visit(jonas, mei);
  await vi.waitUntil(async () => (await rows(mei)) === 1);
  await visit(ben, mei);
  await vi.waitUntil(async () => (await rows(mei)) === 2);
  await visit(jonas, mei);
  await visit(mei, mei);
  expect(await visitors(mei)).toEqual([ben.id, jonas.id]);
  await api.sql('update member_visit set day = day - 1 where visitor_id = $1', [jonas.id]);
  await visit(jonas, mei);
  await vi.waitUntil(async () => (await visitors(mei))[0] === jonas.id);
  expect(await visitors(mei)).toEqual([jonas.id, ben.id]);
});

it('lists no VIP, guests or hidden visitors, and shows none to a member who hides visits', async () => {
  const [mei, vip, shy, ben] = [
    await someone({ visibility: 'public' }),
    await someone({ vip: true }),
    await someone(),
    await someone(),
  ];
  await shy.call(profilesContract.updateProfile, { body: { leaves_visits: 0 } });
  await api.guest().call(profilesContract.getProfile, { params: { id: mei.id } });
  for (const visitor of [vip, shy, ben]) await visit(visitor, mei);
  await vi.waitUntil(async () => (await rows(mei)) === 1);
  expect(await visitors(mei)).toEqual([ben.id]);
  expect((await mei.call(profilesContract.updateProfile, { body: { leaves_visits: 0 } })).status).toBe(200);
  expect(await visitors(mei)).toEqual([]);
  expect((await mei.me()).privacy.leaves_visits).toBe(0);
});

it('lists no visitor who is blocked or blocks', async () => {
  const [mei, jonas, ben] = [await someone(), await someone(), await someone()];
  for (const visitor of [jonas, ben]) await visit(visitor, mei);
  await vi.waitUntil(async () => (await rows(mei)) === 2);
  await block(api.app.database, mei.id, jonas.id);
  await block(api.app.database, ben.id, mei.id);
  expect(await visitors(mei)).toEqual([]);
});

// covers: Visitors and who likes me beyond the first page are for VIP
// covers: GET /visits
it('shows the first page to everybody, the rest to VIP', async () => {
  const [free, vip] = [await someone(), await someone({ vip: true })];
  const ids = await insertMembers(
    pool,
    Array.from({ length: limits.people_page + 1 }, (_one, index) => ({ name: `Caller ${index}` })),
  );
  for (const { id } of [free, vip]) {
    await pool.query(
      'insert into member_visit (visitor_id, visited_id, day) select id, $2, current_date from unnest($1::bigint[]) as g(id)',
      [ids, id],
    );
    await pool.query('insert into member_like (member_id, liked_id) select id, $2 from unnest($1::bigint[]) as g(id)', [
      ids,
      id,
    ]);
  }
  for (const list of [relationshipsContract.listVisitors, socialContract.listLikesOfMe]) {
    const first = await free.call(list);
    expect(first.body.items).toHaveLength(limits.people_page);
    expect((await free.call(list, { query: { max_id: first.body.max_id } })).code).toBe(errors.list_for_vip.code);
    const { max_id } = (await vip.call(list)).body;
    expect((await vip.call(list, { query: { max_id } })).body).toMatchObject({ items: [{}], max_id: -1 });
  }
});
