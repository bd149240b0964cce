import { Trans } from '@lingui/react/macro';
import { beginSecondStep, confirmSecondStep, endSecondStep } from '@peonia/contract/accounts/account-security.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { QrCodeIcon } from '@peonia/ui/icons/qr-code.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useOwnerProof } from '../reauthentication/use-owner-proof.tsx';
import { AppSecret } from './app-secret.tsx';
import { FactorCodeForm } from './factor-code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TwoStepCardProps {
  readonly isOn: boolean;
  readonly recoveryLeft: number;
  readonly onChange: () => Promise<unknown>;
}

type Step =
  | { readonly at: 'rest' | 'off' | 'without-codes' }
  | { readonly at: 'secret'; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Two-step login: turn on with an authenticator app, keep the recovery codes, turn off. */
export function TwoStepCard({ isOn, recoveryLeft, onChange }: TwoStepCardProps) {
  const owner = useOwnerProof();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [isBusy, setBusy] = useState(false);

  const begin = async () => {
    setBusy(true);
    try {
      setStep({ at: 'secret', ...(await owner.run((proof) => call(beginSecondStep, { body: proof }))) });
    } catch (error) {
      // The member closed the dialog.
      if (!isRefusal(error, 'reauthentication_required')) showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const finish = async () => {
    await onChange();
    setStep({ at: 'rest' });
  };
  return (
    <Card pad edge className="stack">
      <CardHead title={<Trans>Two-step login</Trans>} />
      {step.at === 'codes' ? (
        <RecoveryCodes codes={step.codes} onDone={() => void finish()} />
      ) : step.at === 'secret' ? (
        <>
          <AppSecret secret={step.secret} uri={step.uri} />
          <FactorCodeForm
            submitLabel={<Trans>Turn on</Trans>}
            onCode={async (code) => {
              try {
                const { recovery_codes } = await call(confirmSecondStep, { body: { code } });
                setStep({ at: 'codes', codes: recovery_codes });
              } catch (error) {
                // A try before it has turned it on, and its reply was lost.
                if (!isRefusal(error, 'second_step_set')) throw error;
                await onChange();
                setStep({ at: 'without-codes' });
              }
            }}
          />
        </>
      ) : isOn ? (
        <>
          <Note tone="trust" icon={<ShieldCheckIcon />}>
            <Trans>On. Every login also needs a code from your app, except with a passkey.</Trans>
          </Note>
          {step.at === 'without-codes' ? (
            <Note tone="gold" role="status" icon={<CircleAlertIcon />}>
              <Trans>
                Two-step login is on, but the recovery codes did not reach you. Turn it off and on again to get new
                ones.
              </Trans>
            </Note>
          ) : (
            <p className="small muted">
              <Trans>Recovery codes left: {recoveryLeft}</Trans>
            </p>
          )}
          {step.at === 'off' ? (
            <FactorCodeForm
              hasRecovery
              submitLabel={<Trans>Turn off</Trans>}
              onCode={async (code) => {
                await call(endSecondStep, { body: { code } });
                await finish();
              }}
            />
          ) : (
            <div>
              <Button variant="line" onClick={() => setStep({ at: 'off' })}>
                <Trans>Turn off two-step login</Trans>
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>
            <Trans>
              When you log in, we also ask for a code from an app on your phone. Someone who only knows your password
              cannot get in.
            </Trans>
          </p>
          <div>
            <Button icon={<QrCodeIcon />} busy={isBusy} onClick={() => void begin()}>
              <Trans>Turn on two-step login</Trans>
            </Button>
          </div>
        </>
      )}
      {owner.dialog}
    </Card>
  );
}
