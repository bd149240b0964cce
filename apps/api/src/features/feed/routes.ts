import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { faces, openNotificationRecorder } from '../notifications/public.ts';
import { cards } from '../profiles/public.ts';
import type { FeedContext } from './feed-context.ts';
import { postReview } from './hooks.ts';
import { likePost } from './likes/like-post.ts';
import { listLikers } from './likes/list-likers.ts';
import { listNews } from './news/list-news.ts';
import { notifyFriends, postsAtOnce } from './news/notify-friends.ts';
import { deletePost } from './posts/delete-post.ts';
import { editPost } from './posts/edit-post.ts';
import { hidePost } from './posts/hide-post.ts';
import { listMemberPosts } from './posts/list-member-posts.ts';
import { publishTextFastPath } from './posts/publish-post-fast-path.ts';
import { publishPost } from './posts/publish-post.ts';
import { readVisiblePost } from './posts/read-visible-post.ts';
import { listTaggedPosts } from './tags/list-tagged-posts.ts';

export function feedRoutes({ server: app, edge, limits, database, realtime, outbox, use }: Context): void {
  const context: FeedContext = {
    limits,
    cards: use(cards),
    media: use(media),
    realtime,
    outbox,
    review: use(postReview),
  };
  const record = openNotificationRecorder(use(faces), realtime);
  outbox.subscribeBatches(
    'feed.posted',
    'feed.notify-friends',
    (posts, db) => notifyFriends(posts, db, { limits, record }),
    postsAtOnce,
  );
  const besideProof = { readsBesideProof: true, readsReplica: true };
  route(app, edge, contract.post, (call) => publishPost(call, database, context), {
    writesBesideProof: true,
    attempt: (call) => publishTextFastPath(call, database, context),
  });
  route(app, edge, contract.listFeeds, (call) => listNews(call, context), besideProof);
  route(app, edge, contract.getFeed, (call) => readVisiblePost(call, context));
  route(app, edge, contract.listUserFeeds, (call) => listMemberPosts(call, context), besideProof);
  route(app, edge, contract.listTagFeeds, (call) => listTaggedPosts(call, context), besideProof);
  route(app, edge, contract.deleteFeed, (call) => deletePost(call, database, context));
  route(app, edge, contract.editFeed, (call) => editPost(call, context));
  route(app, edge, contract.hideFeed, (call) => hidePost(call));
  route(app, edge, contract.likePost, (call) => likePost(call, context), { writesBesideProof: true });
  route(app, edge, contract.listPostLikes, (call) => listLikers(call, context));
}
