import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { loadPlaces } from '../../apps/api/src/features/profiles/load-places.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { makeConversations, makeLikes, makeLongConversations, type Range } from './make-bonds.ts';
import { memberMaker } from './make-members.ts';
import { makeFriends, makePosts } from './make-posts.ts';
import { openRandom } from './random.ts';

const batch = 2_000;
export const longConversations = 200;
const postsEach = 10;

/** Fills a migrated, empty database with members, likes, friends, posts and conversations. Answers the range of their ids. */
export async function fillDatabase(url: string, { members, seed = 1, say = () => {} }: { members: number; seed?: number; say?: (line: string) => void }): Promise<Range> {
  await loadPlacesOf(url);
  const client = new pg.Client({ connectionString: url, application_name: 'seed' });
  await client.connect();
  try {
    // Nobody keeps this data: waiting for the disk at each batch would only take time.
    await client.query('set synchronous_commit = off');
    const range = await fillMembers(client, { members, seed, say });
    await makeLikes(client, range);
    say('likes');
    await makeFriends(client, range);
    await makePosts(client, range, postsEach);
    say('friends and posts');
    await makeLongConversations(client, range, longConversations);
    await makeConversations(client, range);
    say('conversations');
    await client.query('vacuum analyze');
    return range;
  } finally {
    await client.end();
  }
}

/** The range of a database that was filled before, null where nothing is in it. */
export async function filledRange(url: string, seed = 1): Promise<Range | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ first: string | null; last: string }>("select min(id) as first, max(id) as last from account where email_key like 'member.%@example.test'");
    const [found] = rows;
    return found === undefined || found.first === null ? null : { first: Number(found.first), last: Number(found.last), seed };
  } finally {
    await client.end();
  }
}

async function fillMembers(client: pg.Client, { members, seed, say }: { members: number; seed: number; say: (line: string) => void }): Promise<Range> {
  const make = memberMaker(openRandom(seed));
  let [first, last] = [0, 0];
  for (let made = 0; made < members; made += batch) {
    const ids = await insertMembers(client, Array.from({ length: Math.min(batch, members - made) }, (_, i) => make(made + i)));
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
