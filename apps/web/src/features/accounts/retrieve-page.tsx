import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AddressStep, type SentCode } from './address-step.tsx';
import { DoorPage } from './door-page.tsx';
import { RetrieveDone } from './retrieve-done.tsx';
import { RetrieveStep } from './retrieve-step.tsx';

/**
 * Forgot password: address, then the code and a new password, then back to the login. Source: specification sections 2
 * and 5.
 */
export default function RetrievePage() {
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <DoorPage title={<Trans>Reset your password</Trans>}>
      {isDone ? (
        <RetrieveDone />
      ) : sent === null ? (
        <>
          <p>
            <Trans>Tell us where to send a six-digit code. With it you choose a new password.</Trans>
          </p>
          <AddressStep purpose="find" address={address} onSent={setSent} />
        </>
      ) : (
        <RetrieveStep
          sent={sent}
          onDone={() => setDone(true)}
          onOther={() => {
            setAddress(sent.address);
            setSent(null);
          }}
        />
      )}
    </DoorPage>
  );
}
