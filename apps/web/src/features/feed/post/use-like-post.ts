import { type FeedPost, likePost } from '@peonia/contract/feed.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import { changePost } from '../state/post-cache.ts';

/** Likes a post or takes the like back. Optimistic; rolls back with the reason. Guests log in first. */
export function useLikePost({ id, liked, likes }: FeedPost): () => void {
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const { mutate } = useMutation({
    // Serialised, so that the last press wins on the server.
    scope: { id: `like-post-${id}` },
    mutationFn: (next: boolean) => call(likePost, { params: { id }, body: { liked: next } }),
    onMutate: (next) => changePost(queryClient, id, { liked: next, likes: likes + (next ? 1 : -1) }),
    onSuccess: (reply) => changePost(queryClient, id, reply),
    onError: (error) => {
      changePost(queryClient, id, { liked, likes });
      showRefusal(error);
    },
  });
  return () => requireMember(() => mutate(!liked));
}
