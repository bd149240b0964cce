import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { setLike } from '@peonia/contract/social/social.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, NetworkError } from '../../../platform/api/call.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { signal } from '../../../platform/signal.ts';
import { changeMember, confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';
import { myLikesKey } from './like-lists.ts';

/** Emits when the reader likes a member who likes them already. */
export const likedBack = signal<[user: LikableMember]>();

export type LikableMember = Pick<MemberCard, 'user_id' | 'liked' | 'name' | 'avatar'>;

/** Likes or unlikes a member: optimistic, rolled back with a message on refusal. Guests log in first. */
export function useLikeMember(person: LikableMember): () => void {
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const { mutate } = useMutation({
    // Serialized, so that the last press wins on the server too.
    scope: { id: `like-${person.user_id}` },
    mutationFn: (liked: boolean) => call(setLike, { body: { user_id: person.user_id, liked } }),
    // Only the reply may be lost; a repeated like changes nothing.
    retry: (failures, error) => failures < 1 && error instanceof NetworkError,
    onMutate: (liked) => changeMember(queryClient, person.user_id, { liked }),
    onError: (error, liked) => {
      changeMember(queryClient, person.user_id, { liked: !liked });
      showRefusal(error);
    },
    onSuccess: ({ mutual }, liked) => {
      if (mutual) likedBack.emit(person);
      confirmMember(queryClient, person.user_id, { liked });
      // The visible list keeps a member who was just unliked, so that the reader can undo it.
      void queryClient.invalidateQueries({ queryKey: myLikesKey, refetchType: 'none' });
    },
  });
  return () => requireMember(() => mutate(!person.liked));
}
