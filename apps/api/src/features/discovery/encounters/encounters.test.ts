import { encountersContract as contract } from '@peonia/contract/discovery/encounters.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { there } from '../../../../test/there.ts';
import { befriend, block } from '../../privacy/public.ts';
import { matchingGenders } from './gender-match.ts';

let api: Api;
let pool: pg.Pool;
let number = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_ENCOUNTERS_PER_DAY: '5', LIMIT_ENCOUNTERS_VIP_PER_DAY: '8' });
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const add = (members: Partial<NewMember>[]) =>
  insertMembers(
    pool,
    members.map((member) => ({ name: `Deck ${(number += 1)}`, gender: 0, main_photo: 'photo', ...member })),
  );
/** Removes the members of earlier tests. */
const clear = () => api.sql('update profile set listed_no = null, recommend_rank = null');
const reader = (options: { vip?: boolean; seeking?: 'men' | 'women' | 'both' } = {}) =>
  api.register(`Meets ${(number += 1)}`, { gender: 1, seeking: 'women', ...options });
const deck = async (member: Member) => (await member.call(contract.listEncounters)).body;
const idsOf = async (member: Member) => (await deck(member)).items.map(({ user_id }) => user_id);
const pass = (member: Member, user_id: number) => member.call(contract.passEncounter, { body: { user_id } });
const undo = (member: Member, id: number) => member.call(contract.undoEncounter, { params: { id } });
/** Simulates the next day: moves decks and answers into the past. */
const sleep = (days: number) =>
  api.sql(
    `with d as (update encounter_deck set day = day - $1::int), l as (update member_like set created_at = created_at - make_interval(days => $1::int))
           update encounter_pass set passed_at = passed_at - make_interval(days => $1::int)`,
    [days],
  );

describe('daily deck', () => {
  // covers: GET encounters: a daily deck of mutual matches; a pass can be undone
  // covers: 400062: more encounters than allowed
  // covers: GET /encounters
  it('has its daily share, stays the same for the day, and offers more with VIP', async () => {
    await clear();
    const ids = await add(Array.from({ length: 10 }, () => ({})));
    const me = await reader();
    const first = await deck(me);
    expect([first.items.length, first.total, first.last_passed, first.max_id]).toEqual([5, 5, null, 5]);
    expect(new Date(first.refills_at).getTime() % 86_400_000).toBe(0);
    expect(ids).toEqual(expect.arrayContaining(first.items.map(({ user_id }) => user_id)));
    await add([{}, {}]);
    expect(await idsOf(me)).toEqual(first.items.map(({ user_id }) => user_id));
    expect((await me.call(contract.listEncounters, { query: { max_id: first.max_id } })).code).toBe(
      errors.daily_share_used_up.code,
    );
    expect((await me.call(contract.listEncounters, { query: { max_id: -1 } })).body.items).toEqual([]);
    // A member who becomes VIP during the day continues with the same deck.
    const next =
      there(
        await api.sql<{ ids: string[] }>('select ids from encounter_deck where member_id = $1', [me.id]),
      )[0]?.ids.map(Number) ?? [];
    expect((await pass(me, next[5] ?? 0)).code).toBe(errors.daily_share_used_up.code);
    await api.sql('update account set is_free = true where id = $1', [me.id]);
    expect(await idsOf(me)).toEqual(next.slice(0, 8));
    await sleep(1);
    expect(await idsOf(me)).toHaveLength(8);
  });

  it('is narrowed by filters within its daily share', async () => {
    await clear();
    await add(Array.from({ length: 10 }, () => ({ languages: ['en'] })));
    const me = await reader();
    const share = (await deck(me)).items.map(({ user_id }) => user_id);
    await api.sql(`update profile set languages = '{ja}' where member_id = any($1::bigint[])`, [share.slice(2, 4)]);
    await api.sql(
      `update profile set languages = '{ja}' where member_id not in (select unnest($1::bigint[])) and member_id <> $2`,
      [share, me.id],
    );
    const filtered = await me.call(contract.listEncounters, { query: { languages: 'ja' } });

    expect(filtered.body).toMatchObject({ items: share.slice(2, 4).map((user_id) => ({ user_id })), total: 5 });
    expect((await me.call(contract.listEncounters, { query: { verified: 1 } })).code).toBe(errors.filters_for_vip.code);
  });

  it('leaves out answered members and repeats passed ones after thirty days', async () => {
    await clear();
    const [passed = 0, liked = 0, open = 0] = await add([{}, {}, {}]);
    const me = await reader();
    expect((await idsOf(me)).toSorted()).toEqual([passed, liked, open].toSorted());
    expect((await deck(me)).max_id).toBe(-1);
    await pass(me, passed);
    expect((await pass(me, passed)).status).toBe(200);
    await me.call(socialContract.setLike, { body: { user_id: liked } });
    expect(await deck(me)).toMatchObject({ items: [{ user_id: open }], total: 3, last_passed: passed });
    await sleep(1);
    expect(await deck(me)).toMatchObject({ items: [{ user_id: open }], total: 1, last_passed: null });
    await sleep(29);
    expect((await idsOf(me)).toSorted()).toEqual([passed, open].toSorted());
    expect((await pass(me, liked)).code).toBe(errors.not_found.code);
    expect((await pass(me, 999_999)).code).toBe(errors.not_found.code);
  });

  it('undoes the latest pass only', async () => {
    await clear();
    const [one = 0, two = 0] = await add([{}, {}]);
    const me = await reader();
    await deck(me);
    await pass(me, one);
    await pass(me, two);
    expect((await undo(me, one)).code).toBe(errors.not_found.code);
    expect((await undo(me, two)).body).toMatchObject({ user: { user_id: two }, last_passed: one });
    expect((await undo(me, two)).body).toMatchObject({ user: { user_id: two }, last_passed: one });
    expect(await idsOf(me)).toEqual([two]);
    await block(api.app.database, one, me.id);
    expect((await undo(me, one)).body).toEqual({ user: null, last_passed: null });
    await pass(me, two);
    await sleep(1);
    expect((await undo(me, two)).code).toBe(errors.not_found.code);
  });

  it('leaves out hidden, blocked, befriended, inactive, photoless and deleted members', async () => {
    await clear();
    const [shown = 0, hidden = 0, blocks = 0, blocked = 0, friend = 0, away = 0, closed = 0] = await add([
      {},
      { visibility: 'hidden' },
      {},
      {},
      {},
      {},
      {},
    ]);
    await add([{ main_photo: null }]);
    const me = await reader();
    await block(api.app.database, blocks, me.id);
    await block(api.app.database, me.id, blocked);
    await befriend(api.app.database, me.id, friend);
    await api.sql(`update profile set active_at = now() - interval '31 days' where member_id = $1`, [away]);
    await api.sql(`update account set status = 'suspended' where id = $1`, [closed]);
    expect(await idsOf(me)).toEqual([shown]);
    expect(hidden).toBeGreaterThan(0);
    // Members who hide or block after the deck was drawn disappear from it and cannot be answered.
    const later = await api.register('Blocks later', { gender: 0, photo: true });
    await sleep(1);
    expect(await idsOf(me)).toHaveLength(2);
    await later.call(relationshipsContract.blockMember, { body: { user_id: me.id } });
    expect(await idsOf(me)).toEqual([shown]);
  });

  it('introduces members with a constant number of queries', async () => {
    await clear();
    await add([
      {
        biography: '  I play\nthe piano. '.repeat(40),
        languages: ['zh', 'en'],
        purpose: [801, 805],
        marriage: 401,
        horoscope: 3,
      },
    ]);
    const [one, many] = [await reader(), await reader()];
    await api.sql(
      `update profile set languages = '{de,en}', purpose = '{805}', marriage = 401, horoscope = 4 where member_id = $1`,
      [one.id],
    );
    const { items } = await deck(one);
    expect(items).toMatchObject([
      { spoken: ['en'], purposes: [805], alike: ['marriage'], near: false, language: 'en' },
    ]);
    expect(items[0]?.words).toMatch(/^I play the piano\. .*…$/);
    expect(items[0]).not.toHaveProperty('birthday');
    await add([{}, {}, {}, {}]);
    expect(await idsOf(many)).toHaveLength(5);
    expect(await api.countQueries(() => deck(many))).toBe(await api.countQueries(() => deck(one)));
  });

  it('shows the latest public pictures of the album, and none that are locked or taken down', async () => {
    await clear();
    const mei = await api.register(`Deck ${(number += 1)}`, { gender: 0, photo: true });
    const items = [];
    for (let n = 0; n < 5; n += 1) items.unshift(await putInAlbum(api, mei, 'public'));
    await putInAlbum(api, mei, 'private');
    await putInAlbum(api, mei, 'secret', 10);
    const me = await reader();
    const photos = async () => (await deck(me)).items.find(({ user_id }) => user_id === mei.id)?.photos;

    expect(await photos()).toHaveLength(4);
    expect((await fetch(`${api.address}${(await photos())?.[0]}`)).status).toBe(200);

    await api.sql('update upload set hidden_at = now() where id = $1', [items[0]?.id]);
    await api.sql(`update upload set review = 'removed' where id = $1`, [items[1]?.id]);
    expect(await photos()).toHaveLength(3);
  });

  it('is drawn once for simultaneous requests', async () => {
    await clear();
    await add(Array.from({ length: 8 }, () => ({})));
    const me = await reader();
    const looks = await Promise.all(Array.from({ length: 6 }, () => idsOf(me)));
    expect(new Set(looks.map(String)).size).toBe(1);
  });

  it('requires the first steps', async () => {
    const unfinished = await api.register('No steps yet', { finished: false });
    expect((await unfinished.call(contract.listEncounters)).code).toBe(errors.steps_missing.code);
  });
});

describe('gender match', () => {
  const seekings = [null, 'men', 'women', 'both'] as const;
  const orientations = [null, 701, 702, 703, 704] as const;
  const people = [0, 1].flatMap((gender) =>
    seekings.flatMap((seeking) =>
      orientations.map((orientation) => ({ gender: gender as 0 | 1, seeking, orientation })),
    ),
  );

  it('is mutual and equal in SQL and code for all answers', async () => {
    const wide = await startApi({ LIMIT_ENCOUNTERS_PER_DAY: '100', LIMIT_CONVERSATIONS_UNVERIFIED_PER_DAY: '5' });
    const own = new pg.Pool({ connectionString: wide.config.databaseUrl });
    const ids = await insertMembers(
      own,
      people.map((person, nth) => ({ name: `Answer ${nth}`, main_photo: 'photo', ...person })),
    );
    const me = await wide.register('Everybody meets', { gender: 1 });
    for (const mine of people) {
      await wide.sql('update profile set gender = $2, seeking = $3, orientation = $4 where member_id = $1', [
        me.id,
        mine.gender,
        mine.seeking,
        mine.orientation,
      ]);
      await wide.sql('delete from encounter_deck');
      const met = (await me.call(contract.listEncounters)).body.items.map(({ user_id }) => user_id);
      const expected = ids.filter((_id, nth) => {
        const other = there(people[nth]);
        return matchingGenders(mine).includes(other.gender) && matchingGenders(other).includes(mine.gender);
      });
      expect([mine, met.toSorted((a, b) => a - b)]).toEqual([mine, expected]);
    }
    await own.end();
    await wide.close();
  });

  it.each([
    [{ gender: 1, seeking: 'women', orientation: 701 }, [0]],
    [{ gender: 1, seeking: null, orientation: 703 }, [1]],
    [{ gender: 0, seeking: 'both', orientation: 702 }, [0, 1]],
    [{ gender: 0, seeking: 'women', orientation: 701 }, []],
  ] as const)('%o matches %o', (person, genders) => expect(matchingGenders(person)).toEqual(genders));
});
