import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Client } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { befriend, block, unblock } from '../../privacy/public.ts';
import { preferencesOf } from './list-preferences.sql.ts';
import { listPreferencesOf } from './list-preferences.ts';
import { landingSample } from './people.sql.ts';

// covers: GET /latest

let api: Api;
let pool: pg.Pool;
/** A man who seeks women, without a photo, so not on any list himself. */
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

type List =
  | typeof discoveryContract.listLatest
  | typeof discoveryContract.listRecommended
  | typeof discoveryContract.listOnline
  | typeof discoveryContract.listFront;
const listed = {
  latest: discoveryContract.listLatest,
  recommended: discoveryContract.listRecommended,
  online: discoveryContract.listOnline,
  front: discoveryContract.listFront,
};
const photo = () => (counted += 1).toString(16).padStart(32, '0');
const add = (...members: Partial<NewMember>[]) =>
  insertMembers(
    pool,
    members.map((member) => ({ name: `Member ${photo()}`.slice(-20), main_photo: photo(), ...member })),
  );
const appear = (ids: readonly number[]) =>
  pool.query(
    'insert into presence (member_id, node_id) select id, node_id from unnest($1::bigint[]) as g(id), realtime_node',
    [ids],
  );
const ids = async (client: Client, list: List) => (await client.call(list)).body.items.map(({ user_id }) => user_id);

describe.each(['latest', 'recommended', 'online', 'front'] as const)('list %s', (name) => {
  const list = listed[name];
  const shown = async (client: Client) => new Set(await ids(client, list));

  it('applies the access policy per reader', async () => {
    const [open = 0, members = 0, friends = 0, hidden = 0] = await add(
      { visibility: 'public' },
      { visibility: 'registered' },
      { visibility: 'friends' },
      { visibility: 'hidden' },
    );
    await appear([open, members, friends, hidden]);
    expect(await shown(api.guest())).toEqual(new Set([open]));
    // The landing page shows the same to everybody.
    const seen = (...more: number[]) => new Set(name === 'front' ? [open] : [open, ...more]);
    expect(await shown(jonas)).toEqual(seen(members));
    await befriend(api.app.database, jonas.id, friends);
    await befriend(api.app.database, jonas.id, hidden);
    expect(await shown(jonas)).toEqual(seen(members, friends));
    await pool.query('update account set is_free = true where id = $1', [jonas.id]);
    const [another = 0] = await add({ visibility: 'friends' });
    await appear([another]);
    expect(await shown(jonas)).toEqual(seen(members, friends, another));
    await pool.query('update account set is_free = false where id = $1', [jonas.id]);
  });

  it('leaves out blocked, suspended, closed and photoless members', async () => {
    const [blocked = 0, blocker = 0, suspended = 0, closed = 0, faceless = 0] = await add(
      ...Array.from({ length: 4 }, () => ({ visibility: 'public' })),
      { visibility: 'public', main_photo: null },
    );
    await appear([blocked, blocker, suspended, closed, faceless]);
    await block(api.app.database, jonas.id, blocked);
    await block(api.app.database, blocker, jonas.id);
    await pool.query(`update account set status = 'suspended' where id = $1`, [suspended]);
    await pool.query(`update account set status = 'closed' where id = $1`, [closed]);
    expect(await shown(jonas)).toEqual(new Set());
    await unblock(api.app.database, jonas.id, blocked);
    expect(await shown(jonas)).toEqual(new Set([blocked]));
  });

  it('matches preferences both ways and leaves out the reader', async () => {
    const [fits = 0, any = 0, open = 0, seeksWomen = 0, man = 0] = await add(
      { gender: 0, seeking: 'men', visibility: 'public' },
      { gender: 0, seeking: 'both', visibility: 'public' },
      { gender: 0, seeking: null, visibility: 'public' },
      { gender: 0, seeking: 'women', visibility: 'public' },
      { gender: 1, seeking: 'men', visibility: 'public' },
    );
    await appear([fits, any, open, seeksWomen, man]);
    await pool.query(
      `update profile set main_photo = $2, listed_no = nextval('profile_listed_no'), listed_at = now(), recommend_rank = 1 where member_id = $1`,
      [jonas.id, photo()],
    );
    const suiting = name === 'front' ? [fits, any, open, man] : [fits, any, open];
    expect(await shown(jonas)).toEqual(new Set(suiting));
    await pool.query(
      'update profile set main_photo = null, listed_no = null, recommend_rank = null where member_id = $1',
      [jonas.id],
    );
    expect(await shown(api.guest())).toEqual(new Set([fits, any, open, seeksWomen, man]));
  });

  it('costs the same number of queries for one member as for a full page', async () => {
    await appear(await add({ visibility: 'public' }));
    await ids(jonas, list);
    const one = await api.countQueries(async () => expect(await ids(jonas, list)).toHaveLength(1));
    await appear(await add(...Array.from({ length: limits.people_page - 1 }, () => ({ visibility: 'public' }))));
    const full = await api.countQueries(async () => expect(await ids(jonas, list)).toHaveLength(limits.people_page));
    expect(full).toBe(one);
  });
});

describe.each(['latest', 'recommended', 'online'] as const)('pages of %s', (name) => {
  it('contain each member once, newest first, and end with -1', async () => {
    const everybody = await add(
      ...Array.from({ length: limits.people_page * 2 + 1 }, () => ({ visibility: 'public' })),
    );
    for (const id of everybody) await appear([id]);
    const seen: number[] = [];
    const sizes: number[] = [];
    for (let maxId: number | undefined; maxId !== -1;) {
      const { items, max_id } = (
        await api.guest().call(listed[name], { query: maxId === undefined ? {} : { max_id: maxId } })
      ).body;
      seen.push(...items.map(({ user_id }) => user_id));
      sizes.push(items.length);
      maxId = max_id;
    }
    expect(seen).toEqual(everybody.toReversed());
    expect(sizes).toEqual([limits.people_page, limits.people_page, 1]);
    expect((await api.guest().call(listed[name], { query: { max_id: -1 } })).body).toEqual({ items: [], max_id: -1 });
  });
});

describe('online list', () => {
  // covers: GET /online
  it('counts a member of two processes once and leaves out hidden presence', async () => {
    const [twice = 0, away = 0] = await add({ visibility: 'public' }, { visibility: 'public' });
    await pool.query(`insert into realtime_node (node_id, seen_at) values (gen_random_uuid(), now())`);
    await appear([twice, away]);
    await pool.query(`update privacy_setting set online_status = 'offline' where member_id = $1`, [away]);
    expect(await ids(jonas, discoveryContract.listOnline)).toEqual([twice]);
    await pool.query(`update realtime_node set seen_at = now() - interval '2 minutes'`);
    expect(await ids(jonas, discoveryContract.listOnline)).toEqual([]);
    await pool.query('update realtime_node set seen_at = now()');
  });
});

describe('ranking', () => {
  const rankMembers = () => runJob(api, 'discovery.rank-members');
  const profile = {
    seeking: 'men',
    languages: ['en'],
    biography: 'Here.',
    height: 203,
    marriage: 401,
    children: 501,
    income: 602,
    orientation: 701,
    purpose: [801],
    horoscope: 3,
    visibility: 'public',
  } as const;

  // covers: GET /recommend
  it('prefers active and complete profiles and reserves every fifth position for new members', async () => {
    const old = await add(...Array.from({ length: 6 }, () => profile), { visibility: 'public' });
    await pool.query(`update profile set listed_at = now() - interval '30 days' where member_id = any($1)`, [old]);
    for (const [days, id] of old.entries())
      await pool.query(`update profile set active_at = now() - make_interval(days => $2) where member_id = $1`, [
        id,
        days === 6 ? 0 : days,
      ]);
    const fresh = await add({ visibility: 'public' }, { visibility: 'public' });
    await rankMembers();
    const [a, b, c, d, e, f, bare] = old;
    const newest = fresh.toReversed();
    // The empty profile is active today but incomplete: 0.4 lies between 0.5^(4/7) and 0.5^(5/7) times about 0.9.
    const order = await ids(jonas, discoveryContract.listRecommended);
    expect(order.filter((id) => !newest.includes(id))).toEqual(
      [a, b, c, d, e, f, bare].toSorted((one, other) => scoreOf(other) - scoreOf(one)),
    );
    expect([order[4], order.indexOf(newest[1] ?? 0)]).toEqual([newest[0], 8]);

    function scoreOf(id: number | undefined): number {
      const days = old.indexOf(id ?? 0);
      return days === 6 ? 0.4 : 0.5 ** (days / 7) * (0.4 + 0.6 * (11 / 13));
    }
  });

  it('is stable when computed again', async () => {
    await add(...Array.from({ length: 12 }, () => profile));
    await rankMembers();
    const ranks = () =>
      api.sql(
        'select member_id, recommend_rank, xmin::text from profile where recommend_rank is not null order by member_id',
      );
    const before = await ranks();
    await rankMembers();
    expect(await ranks()).toEqual(before);
  });

  it('includes newly listed members at once', async () => {
    await add(...Array.from({ length: 8 }, () => profile));
    await rankMembers();
    const { id } = await api.register(`Fresh ${photo().slice(-4)}`, { gender: 0, seeking: 'men', photo: true });
    expect((await ids(jonas, discoveryContract.listRecommended)).indexOf(id)).toBe(4);
  });
});

describe('preferences of the reader', () => {
  it.each([
    [0, null],
    [0, 'men'],
    [0, 'both'],
    [1, 'women'],
    [1, 'men'],
  ] as const)('are the same in SQL for gender %s seeking %s', async (gender, seeking) => {
    const [id = 0] = await add({ gender, seeking });

    const read = async (reader: number | null) => (await pool.query(preferencesOf('$1'), [reader])).rows[0] as unknown;

    expect([await read(id), await read(null)]).toEqual([
      listPreferencesOf({ gender, seeking }),
      listPreferencesOf(undefined),
    ]);
  });
});

describe('landing page sample', () => {
  // covers: GET /front
  it('is one page and stable within the hour', async () => {
    await add(...Array.from({ length: limits.people_page + 10 }, () => ({ visibility: 'public' })));
    const { items, max_id } = (await api.guest().call(discoveryContract.listFront)).body;
    expect([new Set(items.map(({ user_id }) => user_id)).size, max_id]).toEqual([limits.people_page, -1]);
    expect(await ids(api.guest(), discoveryContract.listFront)).toEqual(items.map(({ user_id }) => user_id));
  });

  it('starts at another position each hour and wraps around', async () => {
    const everybody = await add(...Array.from({ length: 6 }, () => ({ visibility: 'public' })));
    const at = async (position: number) =>
      (
        await landingSample.all(api.app.database, {
          reader: null,
          reader_vip: false,
          language: 'en',
          position,
          most: 10,
        })
      ).map(({ member_id }) => member_id);
    const [early, late] = [await at(0), await at(0.999_999)];
    expect(early).toEqual(everybody.toReversed());
    expect(late).not.toEqual(early);
    expect(late.toSorted((a, b) => a - b)).toEqual(everybody);
  });
});
