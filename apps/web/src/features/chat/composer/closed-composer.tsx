import { Plural, Trans } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import type { ReactNode } from 'react';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { BlockingNote } from '../../social/relationships/blocking-note.tsx';
import { FriendButton } from '../../social/relationships/friend-button.tsx';
import * as css from './composer.module.css';

/** Reason why the member cannot write now, with an action. Wording: specification. */
export function ClosedComposer({ reason, user }: { reason: 'wait' | 'blocking' | 'closed'; user: MemberCard }) {
  if (reason === 'wait') return <WaitNotice isFriend={user.friend === 3} />;
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

/** Waits for a reply. Says what VIP would change where it does. Source: specification section 6, "Non-VIP". */
function WaitNotice({ isFriend }: { isFriend: boolean }) {
  const me = useMe();
  const { unanswered_friend_max: most } = limits;
  const isVip = me?.vip === 1 || me?.free === 1;
  const gainsByVip = !isVip && !isFriend && most > limits.unanswered_max;
  return (
    <Notice
      icon={<HourglassIcon />}
      action={
        <>
          <Button href="/user/online" variant="line" size="sm">
            <Trans>See who is online</Trans>
          </Button>
          {gainsByVip ? (
            <Button variant="gold" size="sm" icon={<CrownIcon />} onClick={() => askForPayment({ mode: 'upgrade' })}>
              <Trans>Upgrade to VIP</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Trans>Please wait for response before you can send more messages.</Trans>
      {gainsByVip ? (
        <>
          <SentenceSpace />
          <Plural
            value={most}
            one="VIP members can send # message before a reply."
            other="VIP members can send # messages before a reply."
          />
        </>
      ) : null}
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
