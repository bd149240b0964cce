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
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { requireMember, useMe } from '../../../platform/session/session.ts';
import { changeMember, confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';
import { keepDecline } from './kept-declines.ts';
import { scheduleDecline } from './schedule-decline.ts';

type Friend = MemberCard['friend'];

/** Actions on a member; each resolves to the new `friend` value. */
const actions = {
  ask: async (user_id: number): Promise<Friend> => (await call(askFriend, { body: { user_id } })).friend,
  accept: async (user_id: number): Promise<Friend> =>
    (await call(answerFriend, { body: { user_id, status: 2 } })).friend,
  /** Declines their request after an undo time. */
  decline: async (user_id: number): Promise<Friend> =>
    (await call(answerFriend, { body: { user_id, status: 1 } })).friend,
  /** Withdraws one's own request. */
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
  /** Their request is declined, and can still be taken back. */
  isDeclined: boolean;
} {
  const queryClient = useQueryClient();
  const me = useMe();
  const showRefusal = useShowRefusal();
  const { t } = useLingui();
  const toast = useToast();
  const [isDeclined, setDeclined] = useState(false);
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
    onError: (error) => {
      setDeclined(false);
      showRefusal(error);
    },
  });
  const decline = () => {
    setDeclined(true);
    changeMember(queryClient, person.user_id, { friend: 0 });
    const undo = scheduleDecline((isLeaving) => {
      toast.dismiss(toastId);
      if (isLeaving && me !== null) keepDecline(me.id, person.user_id);
      mutate('decline');
    });
    const toastId = toast.show({
      text: t`Friend request declined`,
      lasts: 'stay',
      action: {
        label: t`Undo`,
        onPress: () => {
          undo();
          toast.dismiss(toastId);
          setDeclined(false);
          changeMember(queryClient, person.user_id, { friend: 2 });
        },
      },
    });
  };
  return {
    act: (act) => requireMember(() => (act === 'decline' ? decline() : mutate(act))),
    doing: isPending ? variables : null,
    isDeclined,
  };
}
