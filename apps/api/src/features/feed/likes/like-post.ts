import type { likePost as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify, withdrawNotification } from '../../notifications/public.ts';
import { hasFinished } from '../../profiles/public.ts';
import type { FeedContext } from '../feed-context.ts';
import type { PostRow } from '../posts/post.sql.ts';
import { visiblePost } from '../posts/read-visible-post.ts';
import { authorMayKnow, deletePostLike, insertPostLike } from './post-like.sql.ts';

type LikeCall = Call<typeof endpoint>;
interface Reply {
  liked: boolean;
  likes: number;
}

/** Likes a post or removes the like; idempotent. The author is notified if they may see the caller. */
export async function likePost(call: LikeCall, context: FeedContext): Promise<Reply> {
  const { db, caller, params, body } = call;
  const post = await visiblePost(db, caller, params.id);
  if (post === undefined) throw refuse('not_found');
  if (post.author_id === caller.id) throw refuse('post_own_liked');
  if (!(await hasFinished.one(db, { member_id: caller.id })).finished) throw refuse('steps_missing');
  const change = body.liked ? insertPostLike : deletePostLike;
  const changed = await change.first(db, { post_id: post.id, member_id: caller.id });
  if (changed === undefined) return { liked: body.liked, likes: post.likes };
  await (body.liked ? announce(call, post, context) : withdraw(call, post, context));
  const frame = { type: 'feed.liked', post_id: post.id, user_id: post.author_id, likes: changed.likes } as const;
  call.afterCommit(() => {
    context.realtime.pass(post.author_id, { ...frame, liked: null });
    context.realtime.pass(caller.id, { ...frame, liked: body.liked });
  });
  return { liked: body.liked, likes: changed.likes };
}

async function announce({ db, caller, afterCommit }: LikeCall, post: PostRow, { outbox }: FeedContext): Promise<void> {
  const reader = await authorMayKnow.first(db, { author_id: post.author_id, member_id: caller.id });
  if (reader?.may_know !== true) return;
  await notify(db, {
    member_id: post.author_id,
    type: 'feed',
    what: 'liked',
    person_id: caller.id,
    subject: post.id,
    facts: { post_id: post.id },
  });
  afterCommit(() => outbox.nudge('notifications.notification'));
}

async function withdraw({ db, caller, emit }: LikeCall, post: PostRow, { cards }: FeedContext): Promise<void> {
  for (const taken of await withdrawNotification(db, cards, {
    member_id: post.author_id,
    type: 'feed',
    what: 'liked',
    person_id: caller.id,
    subject: post.id,
  }))
    emit(post.author_id, 'notification.taken', taken);
}
