import { Trans, useLingui } from '@lingui/react/macro';
import { sayHi } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { MessageDotsIcon } from '@peonia/ui/icons/message-dots.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { changeMember, confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from './use-show-refusal.ts';
import * as css from './say-hi-button.module.css';

export interface SayHiButtonProps {
  readonly person: MemberCard;
  readonly size?: 'sm' | 'md';
  readonly variant?: 'soft' | 'line';
}

/**
 * Sends the say-hi message. Once sent, the button links to the conversation. The icon is an outline before, has dots
 * afterwards, and is filled where a button opens a conversation without a greeting. Source: specification section 4,
 * "Other".
 */
export function SayHiButton({ person, size = 'sm', variant = 'soft' }: SayHiButtonProps) {
  const { t } = useLingui();
  const hi = useSayHi(person.user_id);
  const { name } = person;
  if (person.messaged) {
    return (
      <Button
        variant="trust"
        size={size}
        className={css.hiSent}
        icon={<MessageDotsIcon />}
        href={`/chat/${person.user_id}`}
        aria-label={t`Hi sent. Open the chat with ${name}`}
      >
        <Trans>Hi sent</Trans>
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      size={size}
      icon={<MessageCircleIcon />}
      busy={hi.isPending}
      busyLabel={t`Sending`}
      aria-label={hi.isPending ? undefined : t`Say hi to ${name}`}
      onClick={() => requireMember(() => hi.mutate(), { form: 'register' })}
    >
      <Trans context="card">Say hi</Trans>
    </Button>
  );
}

function useSayHi(memberId: number) {
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  return useMutation({
    mutationFn: () => call(sayHi, { body: { user_id: memberId } }),
    onSuccess: () => confirmMember(queryClient, memberId, { messaged: true }),
    onError: (error) => {
      // Already greeted from another tab or device: show the sent state.
      if (isRefusal(error, 'message_unanswered')) changeMember(queryClient, memberId, { messaged: true });
      showRefusal(error);
    },
  });
}
