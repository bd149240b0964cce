import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { useEffect } from 'react';
import { requireMember } from '../../platform/session/session.ts';
import * as css from './chat.module.css';

const stay = () => {};

/** Asks a guest for a login; the conversation opens afterwards. */
export function GuestGate() {
  useEffect(() => requireMember(stay), []);
  return (
    <div className={css.chatGuest}>
      <EmptyState
        level={1}
        icon={<MessageCircleIcon />}
        title={<Trans>Log in to chat</Trans>}
        text={<Trans>Your chat opens right after.</Trans>}
        action={
          <Button onClick={() => requireMember(stay)}>
            <Trans>Log in</Trans>
          </Button>
        }
      />
    </div>
  );
}
