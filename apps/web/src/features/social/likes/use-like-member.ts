import type { MemberCard } from '@peonia/contract/member-card.ts';
import { setLike } from '@peonia/contract/social.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { changeMember, confirmMember } from '../../profiles/public.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';
import { myLikesKey } from './like-lists.ts';

/**
 * Likes a member or takes the like back: shown at once, rolled back with the reason when it is refused. Guests log in
 * first.
 */
export function useLikeMember(person: Pick<MemberCard, 'user_id' | 'liked'>): () => void {
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const { mutate } = useMutation({
    // One after the other, so that the last press wins on the server as well.
    scope: { id: `like-${person.user_id}` },
    mutationFn: (liked: boolean) => call(setLike, { body: { user_id: person.user_id, liked } }),
    onMutate: (liked) => changeMember(queryClient, person.user_id, { liked }),
    onError: (error, liked) => {
      changeMember(queryClient, person.user_id, { liked: !liked });
      showRefusal(error);
    },
    onSuccess: (_, liked) => {
      confirmMember(queryClient, person.user_id, { liked });
      // The list on the screen keeps who was just unliked, so that a slip can be undone.
      void queryClient.invalidateQueries({ queryKey: myLikesKey, refetchType: 'none' });
    },
  });
  return () => requireMember(() => mutate(!person.liked));
}
