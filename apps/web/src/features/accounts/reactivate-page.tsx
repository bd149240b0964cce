import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import { useState } from 'react';
import { AddressStep, type SentCode } from './address-step.tsx';
import { DoorPage } from './door-page.tsx';
import { ReactivateStep } from './reactivate-step.tsx';

/** Opens a closed account again: address, code, and in. Source: specification sections 2 and 5. */
export default function ReactivatePage() {
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const days = limits.closed_account_days;
  return (
    <DoorPage title={<Trans>Reactivate your account</Trans>}>
      {sent === null ? (
        <>
          <p>
            <Trans>
              A closed account can be opened again within {days} days, with everything in it. Tell us where to send a
              six-digit code.
            </Trans>
          </p>
          <AddressStep purpose="reactivate" address={address} onSent={setSent} />
        </>
      ) : (
        <ReactivateStep
          sent={sent}
          onOther={() => {
            setAddress(sent.address);
            setSent(null);
          }}
        />
      )}
    </DoorPage>
  );
}
