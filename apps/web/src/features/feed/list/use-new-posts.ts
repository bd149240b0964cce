import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { type NewsFrame, onNews, onReady, onReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useIsUnsent } from '../compose/publish-post.ts';
import { resetPosts, updateQuota, removePost } from '../state/post-cache.ts';
import { fetchPosts, type PostsList } from '../state/queries.ts';

/** A list older than this is checked when the reader returns to it. */
const STALE_MS = 30_000;
/** The same when the page connects: frames of posts before that are not repeated. */
const CONNECTED_STALE_MS = 3_000;
/** The publishing page receives its post in the reply; its other pages wait this long. */
const OWN_POST_DELAY_MS = 1_500;

interface NewPost {
  readonly id: number;
  readonly user_id: number;
}

/**
 * New posts since the list was loaded. They are announced, not inserted, so that the reader's position is kept.
 * Friends' and own posts arrive as live frames, others when the reader returns or the connection was lost.
 */
export function useNewPosts(list: PostsList) {
  const queryClient = useQueryClient();
  const me = useMe()?.id ?? 0;
  const [newPosts, setNewPosts] = useState<readonly NewPost[]>([]);
  const { of, key, items } = list;
  const shown = new Set(items.map(({ id }) => id));
  // A post that waits in the form is not announced to its author, although only its reply may be lost.
  const isUnsent = useIsUnsent(me);
  const waiting = newPosts.filter(({ id, user_id }) => !shown.has(id) && !(isUnsent && user_id === me));
  const announce = (...posts: readonly NewPost[]) =>
    setNewPosts((known) => [...known, ...posts.filter(({ id }) => known.every((one) => one.id !== id))]);

  const look = async () => {
    if (list.isPending) return;
    const page = await fetchPosts(of).catch(() => null);
    if (page === null) return;
    updateQuota(queryClient, key, page);
    const newest = Math.max(0, ...items.map(({ id }) => id));
    announce(...page.items.filter(({ id }) => id > newest));
  };
  const lookNow = useEffectEvent(() => void look());
  const hear = useEffectEvent((news: NewsFrame) => {
    if (news.type === 'feed.liked') return;
    if (news.type === 'feed.removed') {
      removePost(queryClient, news.post_id);
      setNewPosts((known) => known.filter(({ id }) => id !== news.post_id));
    } else if (of === 'news' || of === news.user_id) {
      const { post_id: id, user_id } = news;
      setTimeout(() => announce({ id, user_id }), user_id === me ? OWN_POST_DELAY_MS : 0);
    }
  });
  const age = () => Date.now() - (queryClient.getQueryState(key)?.dataUpdatedAt ?? Date.now());
  const comeBack = useEffectEvent(() => void (document.visibilityState === 'visible' && age() > STALE_MS && lookNow()));
  const connected = useEffectEvent(() => void (age() > CONNECTED_STALE_MS && lookNow()));
  useEffect(() => {
    const back = () => comeBack();
    document.addEventListener('visibilitychange', back);
    const stops = [
      onNews((news) => hear(news)),
      onReset(() => lookNow()),
      onReady(() => connected()),
      () => document.removeEventListener('visibilitychange', back),
    ];
    back();
    return () => stops.forEach((stop) => stop());
  }, []);

  /** Reloads the list with the new posts. */
  const open = async () => {
    try {
      resetPosts(queryClient, key, await fetchPosts(of));
      setNewPosts([]);
      scrollTo({ top: 0 });
      // The pressed pill is gone, so the first post gets the focus.
      document.querySelector<HTMLElement>('[role=feed] article[aria-label]')?.focus({ preventScroll: true });
    } catch (error) {
      showProblem(error);
    }
  };
  return { count: waiting.length, open, look: () => void look() };
}
