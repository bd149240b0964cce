import type { FeedPost } from '@peonia/contract/feed.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { cardsFrom } from '../../profiles/public.ts';
import type { FeedContext } from '../feed-context.ts';
import type { PostRow, PostsValue } from './post.sql.ts';

interface Reading {
  readonly db: Db;
  readonly caller: Caller | null;
  readonly language: Language;
}

/**
 * Rows → replies with author cards and files, in a constant number of queries. Posts without text whose files were
 * removed are left out.
 */
export async function presentPosts(
  { db, caller, language }: Reading,
  rows: readonly PostRow[],
  { cards, media }: FeedContext,
): Promise<FeedPost[]> {
  const [users, items] = await Promise.all([
    cards.hydrate(
      db,
      caller,
      rows.map((row) => row.author_id),
      language,
    ),
    media.view.hydrate(
      db,
      caller,
      rows.flatMap((row) => row.upload_ids),
    ),
  ]);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const uploads = row.upload_ids.flatMap((id) => itemOf.get(id) ?? []);
    return presentPost(row, caller, users.get(row.author_id), uploads);
  });
}

/** The same for posts of a page's statement, with the cards and files that it read for them. */
export function presentPostValues(
  posts: readonly PostRow[],
  { cards, files }: Pick<PostsValue, 'cards' | 'files'>,
  caller: Caller | null,
  { media }: Pick<FeedContext, 'media'>,
): FeedPost[] {
  const users = new Map(cardsFrom(cards ?? []).map((user) => [user.user_id, user]));
  const ids = posts.flatMap(({ upload_ids }) => upload_ids);
  const itemOf = new Map(media.view.present(caller, ids, files).map((item) => [item.id, item]));
  return posts.flatMap((post) => {
    const uploads = post.upload_ids.flatMap((id) => itemOf.get(id) ?? []);
    return presentPost(post, caller, users.get(post.author_id), uploads);
  });
}

function presentPost(
  row: PostRow,
  caller: Caller | null,
  user: MemberCard | undefined,
  uploads: MediaItem[],
): FeedPost[] {
  if (user === undefined || (row.content === '' && uploads.length === 0)) return [];
  return [
    {
      id: row.id,
      user_id: row.author_id,
      user,
      content: row.content,
      language: row.language,
      ...(uploads.length === 0 ? {} : { upload_ids: uploads.map(({ id }) => id) }),
      uploads,
      paid: uploads.some(({ paid }) => paid),
      visible: row.audience,
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      own: caller?.id === row.author_id,
      hidden: row.hidden,
      likes: row.likes,
      liked: row.liked,
    },
  ];
}
