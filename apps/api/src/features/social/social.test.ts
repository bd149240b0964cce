import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Client } from '../../../test/client.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { block, unblock } from '../privacy/public.ts';

// covers: GET /counters

let api: Api;
let mei: Member;
let jonas: Member;
let pool: pg.Pool;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  mei = await api.register('Mei Lin', { gender: 0, language: 'zh' });
  jonas = await api.register('Jonas Weber', { gender: 1 });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const like = (client: Client, userId: number, liked?: boolean) =>
  client.call(socialContract.setLike, { body: { user_id: userId, ...(liked === undefined ? {} : { liked }) } });
const unseen = async (client: Client) => (await client.call(accountsContract.getCounters)).body.counter.likeme;
const idsOf = async (
  client: Client,
  endpoint:
    | typeof socialContract.listMyLikes
    | typeof socialContract.listLikesOfMe
    | typeof socialContract.listMutualLikes,
) => (await client.call(endpoint)).body.items.map(({ user_id }) => user_id);
const named = (name: string) => (frame: ServerFrame) => frame.type === 'event' && frame.name === name;

describe('liking', () => {
  it('publishes the liker’s card, counts once, and can be undone', async () => {
    const socket = await mei.socket();
    expect((await like(jonas, mei.id)).body).toEqual({ liked: true, mutual: false });
    expect(await socket.next(named('like.made'))).toMatchObject({
      data: { mutual: false, user: { user_id: jonas.id, name: 'Jonas Weber', liked: false } },
    });
    await like(jonas, mei.id);
    expect(await unseen(mei)).toBe(1);
    expect((await like(mei, jonas.id)).body).toEqual({ liked: true, mutual: true });
    expect((await mei.call(profilesContract.getProfile, { params: { id: jonas.id } })).body.liked).toBe(true);

    expect((await like(jonas, mei.id, false)).body).toEqual({ liked: false, mutual: false });
    expect(await socket.next(named('like.unmade'))).toMatchObject({ data: { user_id: jonas.id, count: 1 } });
    await like(jonas, mei.id, false);
    expect(await unseen(mei)).toBe(0);
    expect(socket.frames.filter(named('like.made'))).toHaveLength(1);
    expect(socket.frames.filter(named('like.unmade'))).toHaveLength(1);
    socket.close();
    await like(mei, jonas.id, false);
  });

  // covers: PUT /counters
  it('does not change the counter when a seen like is removed', async () => {
    await like(jonas, mei.id);
    const socket = await mei.socket();
    expect((await mei.call(accountsContract.readCounter, { body: { type: 'likeme' } })).body.counter.likeme).toBe(0);
    expect(await socket.next(named('counter.read'))).toMatchObject({ data: { type: 'likeme', count: 1 } });
    await like(jonas, mei.id, false);
    expect(await socket.next(named('like.unmade'))).toMatchObject({ data: { count: 0 } });
    socket.close();
  });

  it('stores twenty simultaneous likes once', async () => {
    const socket = await mei.socket();
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(jonas, mei.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await socket.next(named('like.made'));
    expect(await unseen(mei)).toBe(1);
    expect(socket.frames.filter(named('like.made'))).toHaveLength(1);
    socket.close();
    await like(jonas, mei.id, false);
  });

  it('refuses oneself, invisible members and members without the first steps', async () => {
    const [hidden, unfinished, blocker] = [
      await api.register('Hidden One', { visibility: 'hidden' }),
      await api.register('Unfinished One', { finished: false }),
      await api.register('Blocker One', {}),
    ];
    await block(api.app.database, blocker.id, jonas.id);
    expect((await like(jonas, jonas.id)).code).toBe(errors.message_to_self.code);
    for (const id of [hidden.id, unfinished.id, blocker.id, 999_999])
      expect((await like(jonas, id)).code).toBe(errors.not_found.code);
    expect((await like(unfinished, mei.id)).code).toBe(errors.steps_missing.code);
    for (const id of [hidden.id, blocker.id, 999_999])
      expect((await like(jonas, id, false)).body).toEqual({ liked: false, mutual: false });
  });

  // covers: GET /likes/me
  it('by a member who may not be shown is neither published, counted nor listed until they may', async () => {
    const shy = await api.register('Shy Sue', { visibility: 'hidden' });
    const socket = await jonas.socket();
    expect((await like(shy, jonas.id)).status).toBe(200);
    expect(await unseen(jonas)).toBe(0);
    expect(await idsOf(jonas, socialContract.listLikesOfMe)).not.toContain(shy.id);
    await api.sql(`update privacy_setting set visibility = 'registered' where member_id = $1`, [shy.id]);
    expect(await unseen(jonas)).toBe(1);
    expect(await idsOf(jonas, socialContract.listLikesOfMe)).toContain(shy.id);
    await block(api.app.database, jonas.id, shy.id);
    expect([await unseen(jonas), await idsOf(jonas, socialContract.listLikesOfMe)]).toEqual([0, []]);
    await unblock(api.app.database, jonas.id, shy.id);
    expect(socket.frames.filter(named('like.made'))).toEqual([]);
    socket.close();
  });
});

describe('lists of likes', () => {
  // covers: GET /likes
  // covers: GET /likes/mutual
  it('are newest first on both sides, and end with -1', async () => {
    const reader = await api.register('Rita Reader', { gender: 0 });
    const ids = await insertMembers(
      pool,
      Array.from({ length: limits.people_page + 1 }, (_one, index) => ({ name: `Liked ${index}` })),
    );
    for (const id of ids) await like(reader, id);
    await pool.query('insert into member_like (member_id, liked_id) select id, $2 from unnest($1::bigint[]) as g(id)', [
      ids.slice(0, 2),
      reader.id,
    ]);

    const first = (await reader.call(socialContract.listMyLikes)).body;
    const second = (await reader.call(socialContract.listMyLikes, { query: { max_id: first.max_id } })).body;
    expect([...first.items, ...second.items].map(({ user_id }) => user_id)).toEqual(ids.toReversed());
    expect([first.items.length, second.items.length, second.max_id]).toEqual([limits.people_page, 1, -1]);
    expect((await reader.call(socialContract.listMyLikes, { query: { max_id: -1 } })).body).toEqual({
      items: [],
      max_id: -1,
    });
    expect(await idsOf(reader, socialContract.listMutualLikes)).toEqual(ids.slice(0, 2).toReversed());
    expect(await idsOf(reader, socialContract.listLikesOfMe)).toEqual(ids.slice(0, 2).toReversed());
  });

  it('need the same number of queries for one card and a full page', async () => {
    const [few, many] = [await api.register('Fewa Likes', {}), await api.register('Many Likes', {})];
    const ids = await insertMembers(
      pool,
      Array.from({ length: limits.people_page }, (_one, index) => ({ name: `Counted ${index}` })),
    );
    await pool.query('insert into member_like (member_id, liked_id) select $2, id from unnest($1::bigint[]) as g(id)', [
      ids,
      many.id,
    ]);
    await pool.query('insert into member_like (member_id, liked_id) values ($1, $2)', [few.id, ids[0]]);
    for (const list of [socialContract.listMyLikes, socialContract.listLikesOfMe, socialContract.listMutualLikes])
      await many.call(list);
    const one = await api.countQueries(() => few.call(socialContract.listMyLikes));
    const full = await api.countQueries(async () =>
      expect((await many.call(socialContract.listMyLikes)).body.items).toHaveLength(limits.people_page),
    );
    expect(full).toBe(one);
  });
});
