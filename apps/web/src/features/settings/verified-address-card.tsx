import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { ReactNode } from 'react';
import { useMe } from '../../platform/session/session.ts';
import { askToVerify } from '../../platform/session/verify-request.ts';
import * as css from './verified-address-card.module.css';

/** The member's verified e-mail address and phone number, with the verification button. */
export function VerifiedAddressCard() {
  const me = useMe();
  if (me === null) return null;
  const isVerified = me.verified === 1;
  return (
    <Card pad edge aria-labelledby="verify-address" className="stack">
      <h2 id="verify-address" className={css.verifyTitle}>
        <Trans>Your e-mail and phone</Trans>
      </h2>
      {isVerified ? (
        <Note tone="trust" icon={<ShieldCheckIcon />}>
          <Trans>Your address is verified. You can use it to recover your account.</Trans>
        </Note>
      ) : (
        <Note tone="info" icon={<ShieldCheckIcon />}>
          <Trans>Your address is not verified yet. It takes a minute, and then you can start more chats.</Trans>
        </Note>
      )}
      <dl className={css.verifyFacts}>
        <AddressRow icon={<MailIcon />} label={<Trans>E-mail address</Trans>} value={me.email} />
        <AddressRow icon={<PhoneIcon />} label={<Trans>Phone</Trans>} value={me.phone} />
      </dl>
      <div>
        <Button variant={isVerified ? 'line' : 'trust'} onClick={askToVerify}>
          {isVerified ? <Trans>Verify another address</Trans> : <Trans>Verify my address</Trans>}
        </Button>
      </div>
    </Card>
  );
}

function AddressRow({ icon, label, value }: { icon: ReactNode; label: ReactNode; value: string | null }) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd className={value === null ? 'muted' : undefined}>{value ?? <Trans>None yet</Trans>}</dd>
    </div>
  );
}
