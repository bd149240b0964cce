import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { dropVerifyRequest, useVerifyRequest } from '../../../platform/session/verify-request.ts';
import { VerifyAddress } from './verify-address.tsx';
import { VerifyCode } from './verify-code.tsx';
import { VerifyDone } from './verify-done.tsx';

/** Step of the dialog: address, code or done. */
type Step =
  | { readonly at: 'address' }
  | { readonly at: 'code'; readonly address: string; readonly seconds: number }
  | { readonly at: 'done'; readonly trial: boolean };

/** Address verification over any page. Source: specification section 4. */
export function VerifyDialog() {
  const isWanted = useVerifyRequest();
  const me = useMe();
  return me === null || !isWanted ? null : <OpenVerifyDialog key={me.id} />;
}

function OpenVerifyDialog() {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ at: 'address' });
  if (step.at === 'code') {
    return (
      <VerifyCode
        address={step.address}
        seconds={step.seconds}
        onClose={dropVerifyRequest}
        onOther={() => setStep({ at: 'address' })}
        onDone={(trial) => setStep({ at: 'done', trial })}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={dropVerifyRequest}
      title={step.at === 'done' ? <Trans>Your address is verified</Trans> : <Trans>Verify your e-mail address</Trans>}
      closeLabel={t`Close`}
    >
      {step.at === 'done' ? (
        <VerifyDone trial={step.trial} onClose={dropVerifyRequest} />
      ) : (
        <VerifyAddress onSent={(address, seconds) => setStep({ at: 'code', address, seconds })} />
      )}
    </Dialog>
  );
}
