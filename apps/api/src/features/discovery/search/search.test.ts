import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { type SearchFilters } from '@peonia/contract/discovery/search.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Client } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { befriend, block } from '../../privacy/public.ts';
import { indexMissing, maintainIndex } from '../search-index/index-members.ts';

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
  await pool.query('update account set is_free = false where id = $1', [jonas.id]);
});

async function add(...members: Partial<NewMember>[]): Promise<number[]> {
  const ids = await insertMembers(
    pool,
    members.map((member) => ({
      name: `Member${(counted += 1)}`,
      main_photo: counted.toString(16).padStart(32, '0'),
      ...member,
    })),
  );
  await indexMissing(api.app.database);
  return ids;
}
const search = async (body: SearchFilters & { q?: string; max_id?: number }, client: Client = jonas) =>
  (await client.call(searchContract.searchPeople, { body })).body;
const found = async (body: SearchFilters & { q?: string }, client: Client = jonas) =>
  (await search(body, client)).items.map(({ user_id }) => user_id);

describe('search by words', () => {
  it('finds names by prefix, ignoring accents and case', async () => {
    const [anna = 0, joel = 0] = await add({ name: 'Annalena Müller' }, { name: 'Joël Łukasz' });
    for (const q of ['anna', 'ANNALENA', 'Muller', 'müll', 'lena'])
      expect(await found({ q })).toEqual(q === 'lena' ? [] : [anna]);
    expect([await found({ q: 'joel' }), await found({ q: 'lukasz' })]).toEqual([[joel], [joel]]);
  });

  it('keeps the members of the words before while the next one has one letter', async () => {
    const [mei = 0] = await add({ name: 'Mei Lin' }, { name: 'Lena Ott' });
    for (const q of ['mei', 'mei l', 'mei li']) expect(await found({ q })).toEqual([mei]);
    const [initial = 0] = await add({ name: 'X Weber' });
    expect([await found({ q: 'x' }), await found({ q: 'x weber' })]).toEqual([[initial], [initial]]);
  });

  // covers: POST search: words in eight languages with typo tolerance, and filters
  it.each([
    ['en', 'I love gardening and long walks.', 'gardening', 'gardning'],
    ['de', 'Ich spiele gern Klavier und wandere.', 'Klavier', 'Klaveir'],
    ['fr', 'J’aime la pâtisserie et la mer.', 'patisserie', 'patiserie'],
    ['it', 'Mi piace viaggiare in montagna.', 'montagna', 'montanga'],
    ['zh', '我喜欢古典音乐和旅行。', '古典音乐', '古点音乐和旅行'],
    ['tw', '我喜歡登山與攝影，週末常去海邊。', '攝影', '登山与攝影'],
    ['ja', '週末はよくカメラを持って散歩します。', 'カメラ', 'カメラを待って散歩'],
    ['ko', '저는 클래식 음악을 좋아하고 요리를 합니다.', '음악', '클레식 음악을 좋아하고'],
  ])('finds biographies in %s, also with a typo', async (language, biography, q, slip) => {
    const [writer = 0] = await add({ biography, biography_language: language }, { biography: 'Nothing of this.' });
    expect(await found({ q })).toEqual([writer]);
    expect(await found({ q: slip })).toEqual([writer]);
    expect(await found({ q: 'zzzz' })).toEqual([]);
  });

  it('finds CJK names by any two adjacent characters', async () => {
    const [li = 0, kim = 0, yuki = 0] = await add({ name: '李小龙王' }, { name: '김서연하나' }, { name: 'さくらゆき' });
    expect([await found({ q: '小龙' }), await found({ q: '서연' }), await found({ q: 'サクラ' })]).toEqual([
      [li],
      [kim],
      [yuki],
    ]);
  });

  it('lists names first, then biographies, then similar spellings, each member once', async () => {
    const alike = await add(...Array.from({ length: limits.people_page }, () => ({ biography: 'A marble statue.' })));
    const said = await add(
      ...Array.from({ length: 4 }, () => ({ biography: 'My marbles are red, my marbels are blue.' })),
    );
    const named = await add({ name: 'Marbles One' }, { name: 'Marbles Two' });
    const seen: number[] = [];
    for (let maxId: number | undefined; maxId !== -1;) {
      const page = await search({ q: 'marbles', ...(maxId === undefined ? {} : { max_id: maxId }) });
      seen.push(...page.items.map(({ user_id }) => user_id));
      maxId = page.max_id;
    }
    expect(seen).toEqual([...named.toReversed(), ...said.toReversed(), ...alike.toReversed()]);
  });

  it('requires every word, in name or biography', async () => {
    const [both = 0] = await add(
      { name: 'Clara Winter', biography: 'Sailing and jazz.' },
      { name: 'Clara Summer' },
      { biography: 'Jazz.' },
    );
    expect(await found({ q: 'jazz clara' })).toEqual([both]);
    expect(await found({ q: '%_\'"\\ \u0000' })).toEqual([]);
  });

  it('updates after a biography change and removes unused words', async () => {
    const mei = await api.register('Mei Lin Search', { gender: 0, photo: true });
    await mei.call(profilesContract.updateProfile, {
      body: { biography: 'Kayaking', biographies: { de: 'Ich mag Drachen' } },
    });
    expect([await found({ q: 'kayaking' }), await found({ q: 'drachen' }), await found({ q: 'mei' })]).toEqual([
      [mei.id],
      [mei.id],
      [mei.id],
    ]);
    await mei.call(profilesContract.updateProfile, { body: { biography: 'Chess' } });
    expect([await found({ q: 'kayaking' }), await found({ q: 'chess' })]).toEqual([[], [mei.id]]);
    await maintainIndex(api.app.database);
    expect(
      await api.sql(
        `select distinct word from search_variant where word in ('kayaking', 'chess', 'drachen') order by word`,
      ),
    ).toEqual([{ word: 'chess' }, { word: 'drachen' }]);
  });
});

describe('search by filters', () => {
  // covers: 400061: search filters for VIP
  // covers: POST /search
  it('refuses weight, income, online and verified without VIP', async () => {
    const [one = 0] = await add({ income: 602, is_verified: true }, { income: 603 });
    await pool.query(`update profile set weight = 303 where member_id = $1`, [one]);
    await pool.query('insert into presence (member_id, node_id) select $1, node_id from realtime_node', [one]);
    const asked: SearchFilters[] = [{ income: [602] }, { weight: [303] }, { online: true }, { verified: true }];
    for (const filters of asked) {
      for (const client of [jonas, api.guest()])
        expect((await client.call(searchContract.searchPeople, { body: filters })).code).toBe(400061);
    }
    await pool.query('update account set is_free = true where id = $1', [jonas.id]);
    for (const filters of asked) expect(await found(filters)).toEqual([one]);
  });

  it('returns each member once, with a constant number of queries', async () => {
    const everybody = await add(...Array.from({ length: limits.people_page * 2 + 1 }, () => ({})));
    const seen: number[] = [];
    for (let maxId: number | undefined; maxId !== -1;) {
      const page = await search(maxId === undefined ? { gender: 0 } : { gender: 0, max_id: maxId });
      seen.push(...page.items.map(({ user_id }) => user_id));
      maxId = page.max_id;
    }
    expect(seen).toEqual(everybody.toReversed());
    const full = await api.countQueries(() => found({ gender: 0 }));
    await pool.query('delete from account where id = any($1)', [everybody.slice(1)]);
    expect(await api.countQueries(() => found({ gender: 0 }))).toBe(full);
  });
});

describe('search results', () => {
  it.each([{ q: 'violin' }, { gender: 0 as const }])('follow the access policy: %o', async (body) => {
    const profile = { biography: 'I play the violin.' };
    const [open = 0, members = 0, friends = 0, hidden = 0, blocked = 0, blocker = 0, suspended = 0] = await add(
      { ...profile, visibility: 'public' },
      { ...profile, visibility: 'registered' },
      { ...profile, visibility: 'friends' },
      { ...profile, visibility: 'hidden' },
      { ...profile, visibility: 'public' },
      { ...profile, visibility: 'public' },
      { ...profile, visibility: 'public' },
    );
    await block(api.app.database, jonas.id, blocked);
    await block(api.app.database, blocker, jonas.id);
    await pool.query(`update account set status = 'suspended' where id = $1`, [suspended]);
    expect(new Set(await found(body))).toEqual(new Set([open, members]));
    expect(new Set(await found(body, api.guest()))).toEqual(new Set([open, blocked, blocker]));
    await befriend(api.app.database, jonas.id, friends);
    await befriend(api.app.database, jonas.id, hidden);
    expect(new Set(await found(body))).toEqual(new Set([open, members, friends]));
  });
});

it('cancels a slow search and no other query', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table search_word in access exclusive mode');
    const reply = await jonas.call(searchContract.searchPeople, { body: { q: 'anybody' } });
    expect(reply.code).toBe(400270);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
