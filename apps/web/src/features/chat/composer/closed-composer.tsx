import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { BanIcon, HourglassIcon, LockIcon } from '@peonia/ui/icons.tsx';
import type { ReactNode } from 'react';

/** Why nothing can be written now, in the specification's words, and what to do instead. */
export function ClosedComposer({ reason, userId }: { reason: 'wait' | 'blocking' | 'closed'; userId: number }) {
  if (reason === 'wait') {
    return (
      <Notice icon={<HourglassIcon />} action={<Button href="/user/online" variant="line" size="sm"><Trans>See who is online</Trans></Button>}>
        <Trans>Please wait for response before you can send more messages.</Trans>
      </Notice>
    );
  }
  const toProfile = (
    <Button href={`/profile/${userId}`} variant="line" size="sm">
      <Trans>Open profile</Trans>
    </Button>
  );
  if (reason === 'blocking') {
    return (
      <Notice icon={<BanIcon />} action={toProfile}>
        <Trans>You are blocking this user, he/she can NOT reply your message.</Trans>
      </Notice>
    );
  }
  return (
    <Notice icon={<LockIcon />} action={toProfile}>
      <Trans>This member takes messages from friends only.</Trans>
    </Notice>
  );
}

function Notice({ icon, action, children }: { icon: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <div className="cbar closed" role="status">
      {icon}
      <p className="grow">{children}</p>
      {action}
    </div>
  );
}
