import { Trans } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import type { ReactNode } from 'react';
import { BlockingNote } from '../../social/relationships/blocking-note.tsx';
import { FriendButton } from '../../social/relationships/friend-button.tsx';
import * as css from './composer.module.css';

/** Reason why the member cannot write now, with an action. Wording: specification. */
export function ClosedComposer({ reason, user }: { reason: 'wait' | 'blocking' | 'closed'; user: MemberCard }) {
  if (reason === 'wait') {
    return (
      <Notice
        icon={<HourglassIcon />}
        action={
          <Button href="/user/online" variant="line" size="sm">
            <Trans>See who is online</Trans>
          </Button>
        }
      >
        <Trans>Please wait for response before you can send more messages.</Trans>
      </Notice>
    );
  }
  if (reason === 'blocking') {
    return (
      <div className={css.composerBar} data-testid="composer">
        <BlockingNote person={user} />
      </div>
    );
  }
  return (
    <Notice icon={<LockIcon />} action={<FriendButton person={user} />}>
      <Trans>This member accepts messages from friends only.</Trans>
    </Notice>
  );
}

function Notice({ icon, action, children }: { icon: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <div className={`${css.composerBar} ${css.closed}`} data-testid="composer" role="status">
      {icon}
      <p className={`grow ${css.grow}`}>{children}</p>
      {action}
    </div>
  );
}
