import type { Db } from '../../platform/db/statement.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { erasePostLikes, ownPostLikes } from './likes/post-like.sql.ts';
import { erasePosts, ownPosts } from './own-posts.sql.ts';

const page = 500;

export const feedEraser: Eraser = {
  feature: 'feed',
  async erase(db, memberId) {
    await erasePostLikes.run(db, { member_id: memberId });
    await erasePosts.run(db, { member_id: memberId });
  },
};

/** The member's posts, and the posts they like. Their files are exported by media. */
export const feedExporter: Exporter = {
  feature: 'feed',
  async *files(db, memberId) {
    yield jsonFile('feed/posts.json', await allPosts(db, memberId));
    yield jsonFile('feed/likes.json', await allLikes(db, memberId));
  },
};

async function allPosts(db: Db, memberId: number) {
  return allPages((after) => ownPosts.all(db, { author_id: memberId, after, most: page }));
}

async function allLikes(db: Db, memberId: number) {
  const likes = await allPages((after) => ownPostLikes.all(db, { member_id: memberId, after, most: page }));
  return likes.map(({ post_id, created_at }) => ({ post_id, created_at }));
}

/** Rows of all pages, by ascending id. */
async function allPages<R extends { readonly id: number }>(read: (after: number) => Promise<R[]>): Promise<R[]> {
  const all: R[] = [];
  for (let after = 0; ;) {
    const rows = await read(after);
    all.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return all;
    after = last.id;
  }
}
