import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import {
  answerFriend,
  askFriend,
  blockMember,
  deleteFriend,
  unblockMember,
} from '@peonia/contract/social/relationships.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';

type Friend = MemberCard['friend'];

/** Actions on a member; each resolves to the new `friend` value. */
const actions = {
  ask: async (user_id: number): Promise<Friend> => (await call(askFriend, { body: { user_id } })).friend,
  accept: async (user_id: number): Promise<Friend> =>
    (await call(answerFriend, { body: { user_id, status: 2 } })).friend,
  /** Declines their request or withdraws one's own. */
  end: async (user_id: number): Promise<Friend> => (await call(answerFriend, { body: { user_id, status: 1 } })).friend,
  unfriend: async (user_id: number): Promise<Friend> => {
    await call(deleteFriend, { query: { user_id } });
    return 0;
  },
  block: async (user_id: number): Promise<Friend> => (await call(blockMember, { body: { user_id } })).friend,
  unblock: async (user_id: number): Promise<Friend> => {
    await call(unblockMember, { query: { user_id } });
    return 0;
  },
} as const;
export type RelationshipAction = keyof typeof actions;

/** Runs relationship actions one after the other. Guests log in first; a refusal shows a toast. */
export function useRelationship(person: Pick<MemberCard, 'user_id'>): {
  act(act: RelationshipAction): void;
  doing: RelationshipAction | null;
} {
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const { t } = useLingui();
  const toast = useToast();
  /** Actions after which the page alone does not say what happened. */
  const done: { readonly [act in RelationshipAction]?: string } = {
    accept: t`You are friends now.`,
    end: t`The friend request is gone.`,
    unfriend: t`You are no longer friends.`,
    unblock: t`Unblocked. You can find and write to each other again.`,
  };
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `tie-${person.user_id}` },
    mutationFn: (act: RelationshipAction) => actions[act](person.user_id),
    onSuccess: (friend, act) => {
      confirmMember(queryClient, person.user_id, { friend, block: friend === 4 ? 1 : 0 });
      const text = done[act];
      if (text !== undefined) toast.show({ text });
    },
    onError: showRefusal,
  });
  return { act: (act) => requireMember(() => mutate(act)), doing: isPending ? variables : null };
}
