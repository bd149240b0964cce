import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { loadPlaces } from '../../apps/api/src/features/profiles/places/load-places.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { memberMaker } from './make-members.ts';
import { makeFriends, makePosts } from './make-posts.ts';
import { makeConversations, makeLikes, makeLongConversations, type Range } from './make-relationships.ts';
import { openRandom } from './random.ts';
import { withoutLookups } from './without-lookups.ts';

const batch = 2_000;
const longConversations = 200;
const postsEach = 10;

/**
 * Fills a migrated, empty database with members, likes, friends, posts and conversations; with `people` without the
 * last two. Returns the range of their ids.
 */
export async function fillDatabase(
  url: string,
  {
    members,
    seed = 1,
    only = 'all',
    say = () => {},
  }: { members: number; seed?: number; only?: 'all' | 'people'; say?: (line: string) => void },
): Promise<Range> {
  await loadPlacesOf(url);
  const client = new pg.Client({ connectionString: url, application_name: 'seed' });
  await client.connect();
  try {
    // Nobody keeps this data: waiting for the disk at each batch would only take time.
    await client.query('set synchronous_commit = off');
    const range = await fillMembers(client, { members, seed, say });
    await withoutLookups(client, ['member_like', 'relationship'], async () => {
      await makeLikes(client, range);
      say('likes');
      await makeFriends(client, range);
      say('friends');
    });
    if (only === 'all') await makeWritings(client, range, say);
    await client.query('vacuum analyze');
    await client.query(`comment on schema public is '${filledNote}'`);
    return range;
  } finally {
    await client.end();
  }
}

async function makeWritings(client: pg.Client, range: Range, say: (line: string) => void): Promise<void> {
  await makePosts(client, range, postsEach);
  say('posts');
  await makeLongConversations(client, range, longConversations);
  await makeConversations(client, range);
  say('conversations');
}

const filledNote = 'filled';

/** The range of a database that was filled before, null where it was not, or not to the end. */
export async function filledRange(url: string, seed = 1): Promise<Range | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ note: string | null }>(
      "select obj_description('public'::regnamespace) as note",
    );
    const { first, last } = await madeMembers(client);
    return rows[0]?.note === filledNote && first > 0 ? { first, last, seed } : null;
  } finally {
    await client.end();
  }
}

async function madeMembers(client: pg.Client): Promise<{ first: number; last: number }> {
  const { rows } = await client.query<{ first: string; last: string }>(
    "select coalesce(min(id), 0) as first, coalesce(max(id), -1) as last from account where email_key like 'member.%@example.test'",
  );
  return { first: Number(rows[0]?.first), last: Number(rows[0]?.last) };
}

/** Makes those who are missing: members of a filling that was stopped stay. */
async function fillMembers(
  client: pg.Client,
  { members, seed, say }: { members: number; seed: number; say: (line: string) => void },
): Promise<Range> {
  const make = memberMaker(openRandom(seed));
  let { first, last } = await madeMembers(client);
  const before = last - first + 1;
  // Chance goes on where it was, and numbers that a stopped insertion has used are used again.
  for (let index = 0; index < before; index += 1) make(index);
  if (before > 0) await client.query("select setval(pg_get_serial_sequence('account', 'id'), $1)", [last]);
  for (let made = before; made < members; made += batch) {
    const ids = await insertMembers(
      client,
      Array.from({ length: Math.min(batch, members - made) }, (_, i) => make(made + i)),
    );
    first ||= ids[0] ?? 0;
    last = ids.at(-1) ?? last;
    if ((made / batch) % 25 === 0) say(`${made + ids.length} of ${members} members`);
  }
  if (last - first + 1 !== members) throw new Error('The ids of the members have gaps: fill an empty database');
  return { first, last, seed };
}

async function loadPlacesOf(url: string): Promise<void> {
  const database = openDatabase({ url, pool: 2, statementTimeoutMs: 60_000, name: 'seed' });
  await loadPlaces(database).finally(() => database.end());
}
