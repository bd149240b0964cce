import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from '../../../platform/errors.tsx';
import { onNews, onReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { beginWith, keepShare, removePost } from '../post-cache.ts';
import { fetchPosts, type PostsList } from '../queries.ts';

/** A list this old is looked at anew when the reader comes back to it. */
const LOOK_AGAIN_MS = 30_000;
/** The page that publishes has its post by the answer; its other pages wait this long for it. */
const OWN_ANSWER_MS = 1_500;

/**
 * Posts that have appeared since the list was loaded. They are told of, not put in, so that the reader is not moved:
 * friends' and one's own by live frames, everybody's when the reader comes back to the page or the connection was
 * away.
 */
export function useNewPosts(list: PostsList) {
  const queryClient = useQueryClient();
  const me = useMe()?.id ?? 0;
  const [heard, setHeard] = useState<readonly number[]>([]);
  const { of, key, items } = list;
  const shown = new Set(items.map(({ id }) => id));
  const waiting = heard.filter((id) => !shown.has(id));

  const look = async () => {
    if (list.isPending) return;
    const page = await fetchPosts(of).catch(() => null);
    if (page === null) return;
    keepShare(queryClient, key, page);
    const newest = Math.max(0, ...items.map(({ id }) => id));
    setHeard((ids) => [...new Set([...ids, ...page.items.map(({ id }) => id).filter((id) => id > newest)])]);
  };
  const lookNow = useEffectEvent(() => void look());
  const hear = useEffectEvent((news: { type: string; post_id: number; user_id: number }) => {
    if (news.type === 'feed.removed') {
      removePost(queryClient, news.post_id);
      setHeard((ids) => ids.filter((id) => id !== news.post_id));
    } else if (of === 'news' || of === news.user_id) {
      setTimeout(
        () => setHeard((ids) => [...new Set([...ids, news.post_id])]),
        news.user_id === me ? OWN_ANSWER_MS : 0,
      );
    }
  });
  const comeBack = useEffectEvent(() => {
    const age = Date.now() - (queryClient.getQueryState(key)?.dataUpdatedAt ?? Date.now());
    if (document.visibilityState === 'visible' && age > LOOK_AGAIN_MS) lookNow();
  });
  useEffect(() => {
    const back = () => comeBack();
    document.addEventListener('visibilitychange', back);
    const stops = [
      onNews((news) => hear(news)),
      onReset(() => lookNow()),
      () => document.removeEventListener('visibilitychange', back),
    ];
    back();
    return () => stops.forEach((stop) => stop());
  }, []);

  /** Begins the list anew with what has come. */
  const open = async () => {
    try {
      beginWith(queryClient, key, await fetchPosts(of));
      setHeard([]);
      scrollTo({ top: 0 });
      // The pill that was pressed is gone; the keyboard goes on at the first post.
      document.querySelector<HTMLElement>('.feed .post')?.focus({ preventScroll: true });
    } catch (error) {
      showProblem(error);
    }
  };
  return { count: waiting.length, open, look: () => void look() };
}
