import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { setLike } from '@peonia/contract/social/social.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';
import { myLikesKey } from './like-lists.ts';

/** Likes a member with a note, or adds a note to an existing like. Resolves to false if it is not sent. */
export function useSendLikeNote(): (person: MemberCard, note: string) => Promise<boolean> {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const { mutateAsync } = useMutation({
    mutationFn: ({ person, note }: { person: MemberCard; note: string }) =>
      call(setLike, { body: { user_id: person.user_id, note } }),
    onSuccess: (_, { person }) => {
      confirmMember(queryClient, person.user_id, { liked: true });
      void queryClient.invalidateQueries({ queryKey: myLikesKey, refetchType: 'none' });
      toast.show({ text: t`Sent with your like` });
    },
    onError: showRefusal,
  });
  return (person, note) =>
    mutateAsync({ person, note }).then(
      () => true,
      () => false,
    );
}
