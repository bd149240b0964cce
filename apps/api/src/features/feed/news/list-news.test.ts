import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Client } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { befriend, block, unblock } from '../../privacy/public.ts';
import { newsOfMember } from './news.sql.ts';

let api: Api;
let pool: pg.Pool;
/** Speaks German and French, seeks women. */
let jonas: Member;
/** One author per kind: what Jonas sees of them, and in which part. */
let authors: Record<'friend' | 'speaker' | 'both' | 'foreign' | 'man' | 'hidden', number>;
const page = 3;

beforeAll(async () => {
  api = await startApi({ LIMIT_FEED_PAGE: String(page) });
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  jonas = await api.register('Jonas Weber', { gender: 1, seeking: 'women' });
  await api.sql(`update profile set languages = '{de,fr}' where member_id = $1`, [jonas.id]);
  const woman = { gender: 0, visibility: 'public', languages: ['ko'] } as const;
  const kinds: Record<keyof typeof authors, Partial<NewMember>> = {
    friend: { gender: 1, visibility: 'registered', languages: ['it'] },
    speaker: { ...woman, languages: ['zh', 'de'] },
    both: { ...woman, languages: ['fr', 'de'] },
    foreign: woman,
    man: { gender: 1, visibility: 'public', languages: ['de'] },
    hidden: { ...woman, visibility: 'hidden' },
  };
  const ids = await insertMembers(
    pool,
    Object.entries(kinds).map(([name, kind]) => ({ name: `Author ${name}`, ...kind })),
  );
  authors = Object.fromEntries(Object.keys(kinds).map((name, nth) => [name, ids[nth] ?? 0])) as typeof authors;
  await befriend(api.app.database, jonas.id, authors.friend);
  await befriend(api.app.database, jonas.id, authors.both);
});
afterAll(async () => {
  await pool.end();
  await api.close();
});
beforeEach(() => pool.query('delete from post'));

const write = (...names: (keyof typeof authors)[]) =>
  insertPosts(
    pool,
    names.map((name) => ({ author_id: authors[name] })),
  );
const look = async (client: Client, max_id?: number) => {
  const { items, max_id: next } = (
    await client.call(contract.listFeeds, { query: max_id === undefined ? {} : { max_id } })
  ).body;
  return { ids: items.map(({ id }) => id), next };
};
async function everything(client: Client): Promise<number[]> {
  const seen: number[] = [];
  for (let place: number | undefined; place !== -1;) {
    const { ids, next } = await look(client, place);
    seen.push(...ids);
    place = next;
  }
  return seen;
}

describe('news of a member', () => {
  it('list friends and readable languages first, then others, newest first, each post once', async () => {
    const [foreign1, friend, speaker, foreign2, both, , , own] = [
      ...(await write('foreign', 'friend', 'speaker', 'foreign', 'both', 'man', 'hidden')),
      ...(await insertPosts(pool, [{ author_id: jonas.id }])),
    ];
    expect(await everything(jonas)).toEqual([own, both, speaker, friend, foreign2, foreign1]);
  });

  it('include men once the reader seeks both', async () => {
    const [man] = await write('man');
    expect(await everything(jonas)).toEqual([]);
    await api.sql(`update profile set seeking = 'both' where member_id = $1`, [jonas.id]);
    expect(await everything(jonas)).toEqual([man]);
    await api.sql(`update profile set seeking = 'women' where member_id = $1`, [jonas.id]);
  });

  // covers: GET /feeds/:id
  it('hide blocked members at once and restore them after the block', async () => {
    const [post = 0] = await write('speaker');
    for (const [one, other] of [
      [jonas.id, authors.speaker],
      [authors.speaker, jonas.id],
    ] as const) {
      await block(api.app.database, one, other);
      expect(await everything(jonas)).toEqual([]);
      expect((await jonas.call(contract.getFeed, { params: { id: post } })).status).toBe(404);
      await unblock(api.app.database, one, other);
      expect(await everything(jonas)).toEqual([post]);
    }
  });

  it('leave out suspended and deleted authors without gaps', async () => {
    const [kept] = await write('friend', 'speaker', 'foreign', 'speaker', 'speaker', 'speaker');
    for (const status of ['suspended', 'closed']) {
      await api.sql('update account set status = $2 where id = any($1)', [[authors.speaker, authors.foreign], status]);
      expect(await look(jonas)).toEqual({ ids: [kept], next: -1 });
    }
    await api.sql(`update account set status = 'active' where id = any($1)`, [[authors.speaker, authors.foreign]]);
  });

  it('leave out hidden posts, which stay on their own page', async () => {
    const [first = 0, second = 0, third = 0] = await write('speaker', 'friend', 'foreign');
    const hide = (hidden: boolean, id: number) => jonas.call(contract.hideFeed, { params: { id }, body: { hidden } });
    for (const id of [first, second, third, third]) expect((await hide(true, id)).status).toBe(200);
    expect(await everything(jonas)).toEqual([]);
    expect((await jonas.call(contract.getFeed, { params: { id: first } })).body.hidden).toBe(true);
    await hide(false, first);
    expect(await everything(jonas)).toEqual([first]);
    const [unseen = 0] = await write('hidden');
    expect((await hide(true, unseen)).status).toBe(404);
  });

  it('continue through the posts of others in bounded pieces', async () => {
    const ids = await write('foreign', 'speaker', 'speaker', 'foreign', 'speaker', 'foreign', 'speaker', 'speaker');
    const others = [ids[5], ids[3], ids[0]];
    const seen = [];
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const { posts, searched_to: searchedTo } = await newsOfMember.other.one(api.app.database, {
        reader: jonas.id,
        reader_vip: false,
        language: 'en',
        spoken: 'en',
        before_other: before,
        reach: 3,
        most: 4,
      });
      seen.push(...(posts.items ?? []).map(([id]) => id));
      if (searchedTo === null) break;
      before = searchedTo;
    }
    expect(seen).toEqual(others);
  });

  it('cost one query for a full page, one more for the posts of others', async () => {
    await write('speaker');
    await look(jonas);
    const one = await api.countQueries(() => look(jonas));
    await write('speaker', 'friend', 'foreign', 'both', 'foreign', 'friend', 'speaker');
    const full = await api.countQueries(async () => expect((await look(jonas)).ids).toHaveLength(page));
    expect(full).toBe(one - 1);
    const timeline = (id: number) => jonas.call(contract.listUserFeeds, { params: { id } });
    await timeline(authors.friend);
    expect(await api.countQueries(() => timeline(authors.both))).toBe(
      await api.countQueries(() => timeline(authors.friend)),
    );
  });
});

describe('news of a guest', () => {
  it('are public posts, those in the page language first', async () => {
    const [korean, german] = await write('foreign', 'speaker', 'friend', 'hidden');
    await insertPosts(pool, [
      { author_id: authors.speaker, audience: 'registered' },
      { author_id: authors.speaker, audience: 'friends' },
    ]);
    expect(await everything(api.guest('de'))).toEqual([german, korean]);
    expect(await everything(api.guest('ko'))).toEqual([korean, german]);
    expect(await everything(api.guest('fr'))).toEqual([german, korean]);
    expect(await everything(api.guest('tw'))).toEqual([german, korean]);
  });
});

describe('paging', () => {
  // covers: Feed posts: text, files, paid flag; the lists page by max_id
  it('neither loses nor repeats posts while others are published and deleted', async () => {
    const visible = ['friend', 'speaker', 'both', 'foreign'] as const;
    const kind = fc.constantFrom(...visible, 'man' as const, 'hidden' as const);
    const between = fc.array(fc.oneof(fc.record({ post: kind }), fc.record({ remove: fc.nat(30) })), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(kind, { maxLength: 16 }),
        fc.array(between, { minLength: 8, maxLength: 8 }),
        async (names, pauses) => {
          await pool.query('delete from post');
          const ids = await write(...names);
          const expected = new Set(ids.filter((_id, nth) => (visible as readonly string[]).includes(names[nth] ?? '')));
          const seen: number[] = [];
          for (let place: number | undefined, turn = 0; place !== -1; turn += 1) {
            const found = await look(jonas, place);
            seen.push(...found.ids);
            place = found.next;
            for (const step of pauses[turn] ?? []) {
              if ('post' in step) await write(step.post);
              else expected.delete(await vanish(ids, seen, step.remove));
            }
          }
          expect(seen).toEqual([...new Set(seen)]);
          expect([...expected].filter((id) => !seen.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  /** Deletes a post that was not shown yet. */
  async function vanish(ids: readonly number[], seen: readonly number[], nth: number): Promise<number> {
    const left = ids.filter((id) => !seen.includes(id));
    const gone = left[nth % Math.max(1, left.length)] ?? 0;
    await pool.query('delete from post where id = $1', [gone]);
    return gone;
  }
});
