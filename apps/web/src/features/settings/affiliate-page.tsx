import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useMe } from '../../platform/session/session.ts';
import { SettingsFrame } from './settings-frame.tsx';
import * as css from './settings.module.css';

/** The partner programme and how to join it. Source: specification section 6, decisions "Money: Partner earnings". */
export default function AffiliatePage() {
  const me = useMe();
  if (me === null) return null;
  const isPartner = me.is_partner === 1;
  const presents = limits.trial_presents_per_month;
  return (
    <SettingsFrame current="/setting/affiliate" title={<Trans>Partner programme</Trans>}>
      <Card pad edge as="div" className="stack">
        {isPartner ? (
          <Note tone="trust" icon={<UsersIcon />}>
            <Trans>You are a partner. Thank you for being here.</Trans>
          </Note>
        ) : (
          <p>
            <Trans>Partners earn from what others spend on them and from members they bring in.</Trans>
          </p>
        )}
        <ul className={css.affiliateTerms}>
          <li>
            <Trans>
              You earn 40% of the purchased gold that members spend on gifts for you, your contact information and your
              files.
            </Trans>
          </li>
          <li>
            <Trans>Earnings become available after seven days.</Trans>
          </li>
          <li>
            <Trans>You can give {presents} free VIP trials a month to other members.</Trans>
          </li>
          <li>
            <Trans>You can have several accounts and switch between them.</Trans>
          </li>
        </ul>
        {isPartner ? (
          <p className="muted">
            <Trans>
              Your statistics and payouts are not available here yet. Until then, write to us for your current figures.
            </Trans>
          </p>
        ) : (
          <p className="muted">
            <Trans>
              Write to us and tell us who you are and why you would like to be a partner. A person reads every message.
            </Trans>
          </p>
        )}
        <div>
          <Button href="/contact" variant={isPartner ? 'line' : 'primary'}>
            {isPartner ? <Trans>Write to us</Trans> : <Trans>Become a partner</Trans>}
          </Button>
        </div>
      </Card>
    </SettingsFrame>
  );
}
