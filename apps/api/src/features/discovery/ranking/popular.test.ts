import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';
import { allStatements } from '../../../platform/db/statement.ts';
import { rankPopular, rankPopularAtStart } from './rank-popular.ts';

let api: Api;
let pool: pg.Pool;
let jonas: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  jonas = await api.register('Jonas Weber', { gender: 1, seeking: 'women' });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});
beforeEach(async () => {
  await pool.query('delete from account where id <> $1', [jonas.id]);
});

const add = (...members: Partial<NewMember>[]) =>
  insertMembers(
    pool,
    members.map((member) => ({
      name: `Member${(counted += 1)}`,
      main_photo: counted.toString(16).padStart(32, '0'),
      visibility: 'public',
      ...member,
    })),
  );

describe('popular list', () => {
  const like = (liked: number | undefined, from: number | undefined, days: number) =>
    pool.query(
      'insert into member_like (member_id, liked_id, created_at) values ($1, $2, now() - make_interval(days => $3))',
      [from, liked, days],
    );

  // covers: GET /hottest
  it('ranks by likes and visits of the last week, the latest weighted most', async () => {
    const [once, old, twice, man, forgotten, ...fans] = await add({}, {}, {}, { gender: 1 }, {}, {}, {}, {});
    for (const fan of fans.slice(0, 2)) await like(twice, fan, 1);
    for (const fan of fans) await like(old, fan, 6);
    await like(once, fans[0], 1);
    await pool.query(`insert into member_visit (visitor_id, visited_id, day) values ($1, $2, current_date)`, [
      fans[1],
      once,
    ]);
    await like(man, fans[0], 0);
    await like(forgotten, fans[0], 8);
    await rankPopular(api.app.database, limits);
    const shown = async (client = jonas) =>
      (await client.call(discoveryContract.listHottest)).body.items.map(({ user_id }) => user_id);
    expect(await shown()).toEqual([twice, once, old]);
    expect((await api.guest().call(discoveryContract.listHottest)).body.items).toHaveLength(4);
    await pool.query(`update account set status = 'suspended' where id = $1`, [twice]);
    expect(await shown()).toEqual([once, old]);
  });

  it('pages each member once', async () => {
    const many = await add(...Array.from({ length: limits.people_page + 2 }, () => ({})));
    for (const id of many) await like(id, jonas.id, 1);
    await rankPopular(api.app.database, limits);
    const first = (await jonas.call(discoveryContract.listHottest)).body;
    const second = (await jonas.call(discoveryContract.listHottest, { query: { max_id: first.max_id } })).body;
    expect([...first.items, ...second.items].map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(many);
    expect(second.max_id).toBe(-1);
  });
});

it('a recommendation contains its reasons', async () => {
  const [fresh, old] = await add(
    { seeking: 'men' },
    {
      languages: ['en'],
      biography: 'Here.',
      height: 203,
      marriage: 401,
      children: 501,
      income: 602,
      orientation: 701,
      purpose: [801],
      horoscope: 3,
      seeking: 'men',
    },
  );
  await pool.query(
    `update profile set listed_at = now() - interval '30 days', active_at = now() - interval '5 days' where member_id = $1`,
    [old],
  );
  const reasons = async (client: Pick<Member, 'call'>) =>
    Object.fromEntries(
      (await client.call(discoveryContract.listRecommended)).body.items.map((card) => [card.user_id, card.reasons]),
    );
  expect(await reasons(jonas)).toEqual({ [fresh ?? 0]: ['fit', 'new', 'active'], [old ?? 0]: ['fit', 'complete'] });
  expect((await reasons(api.guest()))[fresh ?? 0]).toEqual(['new', 'active']);
});

it('a recommendation of a member who is always offline does not say that they were here', async () => {
  const [shy = 0] = await add({ seeking: 'men' });
  const reasons = async (query = {}) =>
    (await jonas.call(discoveryContract.listRecommended, { query })).body.items.find(({ user_id }) => user_id === shy)
      ?.reasons;
  const before = await reasons();

  await pool.query(`update privacy_setting set online_status = 'offline' where member_id = $1`, [shy]);

  expect([before, await reasons(), await reasons({ age_from: 18 })]).toEqual([
    ['fit', 'new', 'active'],
    ['fit', 'new'],
    ['fit', 'new'],
  ]);
});

it('a page of recommendations reads the online status of its members only', async () => {
  await add(...Array.from({ length: 30 }, () => ({ seeking: 'men' as const })));
  await pool.query('update profile set recommend_rank = listed_no, active_at = now()');
  const { text, params } = there(allStatements().find(({ name }) => name === 'recommended_people_of_any_gender'));
  const values: Record<string, unknown> = {
    language: 'en',
    reader_vip: false,
    before: Number.MAX_SAFE_INTEGER,
    most: 3,
  };

  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary off) ${text}`,
    params.map((param) => values[param] ?? null),
  );

  const reads = rows.map((row) => /privacy_setting shown\b.*rows=([\d.]+) loops=(\d+)/.exec(row['QUERY PLAN']));
  const read = reads.reduce((sum, found) => sum + Number(found?.[1] ?? 0) * Number(found?.[2] ?? 0), 0);
  expect(read).toBe(3);
});

it('each list contains its own reason, and a birthday only whether it is today', async () => {
  const day = (days: number) => `1992${new Date(Date.now() + days * 86_400_000).toISOString().slice(4, 10)}`;
  const [today = 0, soon = 0] = await add({ birthday: day(0), seeking: 'men' }, { birthday: day(2) });
  const reasons = async (list: typeof discoveryContract.listBirthday | typeof discoveryContract.listHottest) =>
    Object.fromEntries((await jonas.call(list)).body.items.map((card) => [card.user_id, card.reasons]));
  expect(await reasons(discoveryContract.listBirthday)).toEqual({
    [today]: ['birthday_today', 'fit'],
    [soon]: ['birthday_soon'],
  });
  await pool.query('insert into member_like (member_id, liked_id) values ($1, $2)', [jonas.id, soon]);
  await rankPopular(api.app.database, limits);
  expect(await reasons(discoveryContract.listHottest)).toEqual({ [soon]: ['popular'] });
});

it('is left at a start to a process that ranks already', async () => {
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(7365003)');

  await expect(rankPopularAtStart(api.app.database, limits)).resolves.toBeUndefined();

  await other.query('rollback');
  other.release();
});

it('is ranked at a start', async () => {
  const [liked, fan] = await add({}, {});
  await pool.query('insert into member_like (member_id, liked_id) values ($1, $2)', [fan, liked]);

  // The program of the test may still rank at its own start.
  await expect
    .poll(async () => {
      await rankPopularAtStart(api.app.database, limits);
      return (await pool.query<{ member_id: number }>('select member_id from popular_member')).rows;
    })
    .toEqual([{ member_id: liked }]);
});
