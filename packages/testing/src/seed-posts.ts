import type pg from 'pg';
import { castPosts } from './cast-posts.ts';
import { insertPosts, type NewPost } from './insert-posts.ts';
import { seedPicture } from './seed-pictures.ts';

/** Lets the cast publish, oldest first, so that a fresh start shows news in six languages. */
export async function seedPosts(client: pg.Client, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ id: string | number; name: string }>('select id, name from account');
  const idOf = new Map(rows.map(({ id, name }) => [name, Number(id)]));
  const posts: NewPost[] = [];
  for (const { author, language, says, shows, hoursAgo, audience } of castPosts) {
    const ownerId = idOf.get(author);
    if (ownerId === undefined) throw new Error(`The cast lacks ${author}`);
    const uploads: number[] = [];
    for (const [file, alt] of shows) uploads.push(await seedPostPicture(client, { file, alt, ownerId, dataDir }));
    const widest = { audience: audience ?? (await audienceOf(client, ownerId)) };
    posts.push({
      author_id: ownerId,
      content: says,
      language,
      minutes_ago: hoursAgo * 60 + 12,
      upload_ids: uploads,
      ...widest,
    });
  }
  await insertPosts(client, posts);
}

/** As wide as the profile, which is what the program does when nothing is said. */
async function audienceOf(client: pg.Client, memberId: number): Promise<'public' | 'registered'> {
  const { rows } = await client.query<{ visibility: string }>(
    'select visibility from privacy_setting where member_id = $1',
    [memberId],
  );
  return rows[0]?.visibility === 'public' ? 'public' : 'registered';
}

async function seedPostPicture(
  client: pg.Client,
  { alt, ...picture }: { file: string; alt: string; ownerId: number; dataDir: string },
): Promise<number> {
  const name = await seedPicture(client, { ...picture, kind: 'post' });
  const { rows } = await client.query<{ id: string | number }>(
    'update upload set alt = $2 where name = $1 returning id',
    [name, alt],
  );
  return Number(rows[0]?.id);
}
