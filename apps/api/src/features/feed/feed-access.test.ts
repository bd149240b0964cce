import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Client } from '../../../test/client.ts';
import { befriend, block } from '../privacy/public.ts';

const visibilities = ['public', 'registered', 'friends', 'hidden'] as const;
const audiences = ['public', 'registered', 'friends'] as const;
const relations = ['guest', 'stranger', 'vip', 'friend', 'blocked', 'blocker'] as const;
type Relation = (typeof relations)[number];

/**
 * Expected visibility by profile visibility: one letter per audience of a post. `*`: visible everywhere, `p`: on its
 * page and the timeline but not in the news, `-`: nowhere. `?`: a timeline without visible posts is not found; the
 * timeline of an author whom the reader blocks is empty instead.
 */
const expected: Readonly<Record<Relation, Readonly<Record<(typeof visibilities)[number], string>>>> = {
  guest: { public: '*--', registered: '???', friends: '???', hidden: '???' },
  stranger: { public: '**-', registered: '**-', friends: '???', hidden: '???' },
  // VIP opens profiles but not posts for friends.
  vip: { public: '**-', registered: '**-', friends: '**-', hidden: 'pp-' },
  friend: { public: '***', registered: '***', friends: '***', hidden: 'ppp' },
  blocked: { public: '???', registered: '???', friends: '???', hidden: '???' },
  blocker: { public: '---', registered: '---', friends: '???', hidden: '???' },
};

let api: Api;
let pool: pg.Pool;
const clients = new Map<Relation, Client>();
const authors = new Map<string, number>();
const posts = new Map<string, number>();

beforeAll(async () => {
  api = await startApi({ LIMIT_FEED_PAGE: '50' });
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  const ids = await insertMembers(
    pool,
    visibilities.map((visibility) => ({ name: `Author ${visibility}`, visibility, languages: ['en'] })),
  );
  for (const [nth, visibility] of visibilities.entries()) {
    const author_id = ids[nth] ?? 0;
    authors.set(visibility, author_id);
    const written = await insertPosts(
      pool,
      audiences.map((audience) => ({ author_id, audience })),
    );
    for (const [place, audience] of audiences.entries()) posts.set(`${visibility} ${audience}`, written[place] ?? 0);
  }
  clients.set('guest', api.guest());
  for (const relation of relations) {
    if (relation === 'guest') continue;
    const reader = await api.register(`Reader ${relation}`, { gender: 1, vip: relation === 'vip' });
    clients.set(relation, reader);
    for (const id of ids) {
      if (relation === 'friend') await befriend(api.app.database, reader.id, id);
      if (relation === 'blocked') await block(api.app.database, id, reader.id);
      if (relation === 'blocker') await block(api.app.database, reader.id, id);
    }
  }
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

describe.each(relations)('for a %s', (relation) => {
  // covers: A post is never visible to more members than the profile
  // covers: GET /feeds
  // covers: GET /feeds/user/:id
  it.each(visibilities)('a %s profile shows its posts consistently on all pages', async (visibility) => {
    const client = clients.get(relation) ?? api.guest();
    const news = new Set((await client.call(contract.listFeeds)).body.items.map(({ id }) => id));
    const answer = await client.call(contract.listUserFeeds, { params: { id: authors.get(visibility) } });
    const timeline = answer.status === 404 ? null : new Set(answer.body.items.map(({ id }) => id));
    const letters = [];
    for (const audience of audiences) {
      const id = posts.get(`${visibility} ${audience}`) ?? 0;
      const page = (await client.call(contract.getFeed, { params: { id } })).status === 200;
      expect([timeline?.has(id) ?? false, page || !news.has(id)]).toEqual([page, true]);
      letters.push(timeline === null ? '?' : page ? (news.has(id) ? '*' : 'p') : '-');
    }
    expect(letters.join('')).toBe(expected[relation][visibility]);
  });
});
