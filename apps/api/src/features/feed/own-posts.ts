import type { Db } from '../../platform/db/statement.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { erasePosts, ownPosts } from './own-posts.sql.ts';

const page = 500;

export const feedEraser: Eraser = {
  feature: 'feed',
  async erase(db, memberId) {
    await erasePosts.run(db, { member_id: memberId });
  },
};

/** The member's posts. Their files are exported by media. */
export const feedExporter: Exporter = {
  feature: 'feed',
  async *files(db, memberId) {
    yield jsonFile('feed/posts.json', await allPosts(db, memberId));
  },
};

async function allPosts(db: Db, memberId: number) {
  const posts = [];
  for (let after = 0; ;) {
    const rows = await ownPosts.all(db, { author_id: memberId, after, most: page });
    posts.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return posts;
    after = last.id;
  }
}
