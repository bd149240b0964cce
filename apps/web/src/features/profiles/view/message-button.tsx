import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { MessageCircleFilledIcon } from '@peonia/ui/icons/message-circle-filled.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { requireMember, useSignedIn } from '../../../platform/session/session.ts';

/** Opens the conversation; a guest logs in first. */
export function MessageButton({ memberId }: { memberId: number }) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const path = `/chat/${memberId}`;
  if (signedIn) {
    return (
      <Button href={path} icon={<MessageCircleFilledIcon />}>
        <Trans context="verb">Message</Trans>
      </Button>
    );
  }
  return (
    <Button icon={<MessageCircleFilledIcon />} onClick={() => requireMember(() => void navigate(path))}>
      <Trans context="verb">Message</Trans>
    </Button>
  );
}
