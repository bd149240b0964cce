import { type FeedPost, hideFeed } from '@peonia/contract/feed.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import { changePost } from '../state/post-cache.ts';

/** Hides a post from the reader's news or shows it again. Optimistic; rolls back with the reason. */
export function useHidePost(post: FeedPost): (hidden: boolean) => void {
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const { mutate } = useMutation({
    // Serialised, so that the last press wins on the server.
    scope: { id: `hide-${post.id}` },
    mutationFn: (hidden: boolean) => call(hideFeed, { params: { id: post.id }, body: { hidden } }),
    onMutate: (hidden) => changePost(queryClient, post.id, { hidden }),
    onError: (error, hidden) => {
      changePost(queryClient, post.id, { hidden: !hidden });
      showRefusal(error);
    },
  });
  return mutate;
}
