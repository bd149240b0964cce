import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import '@peonia/ui/code-input/code-input.css';
import { type RefObject, useState } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import { checkAddress } from './check-code.ts';
import { CodeField } from './code-field.tsx';
import { DoorFailure } from './door-failure.tsx';
import { GuestResend } from './guest-resend.tsx';
import { problemText } from './problem-text.tsx';
import { readContactField } from './read-contact-field.ts';
import { requestCode } from './request-code.ts';
import { useCaptcha } from './use-captcha.ts';
import type { Door, FieldProblem } from './use-door.ts';

export interface PhoneCodeFieldProps {
  readonly door: Pick<Door<never>, 'clear' | 'problems' | 'report'>;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Proves the phone number above it: asks for the code, then takes its six digits. Source: decisions "China variant". */
export function PhoneCodeField({ door, formRef }: PhoneCodeFieldProps) {
  const captcha = useCaptcha('verify', true);
  const [problem, setProblem] = useState<FieldProblem | undefined>();
  const [sent, setSent] = useState<{ address: string; seconds: number } | null>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async () => {
    const address = formRef.current === null ? '' : readContactField(new FormData(formRef.current));
    const faults = checkAddress({ contact: address, captcha: captcha.payload });
    setProblem(faults.captcha === undefined ? undefined : { fault: faults.captcha });
    if (faults.contact !== undefined) door.report('contact', faults.contact);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      setSent({ address, seconds: await requestCode({ phone: address, purpose: 'register', ...captcha.spend() }) });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  if (sent === null) {
    return (
      <>
        <CaptchaField captcha={captcha} problem={problem} />
        <DoorFailure failure={failure} />
        {door.problems.code === undefined ? null : <span className="err">{problemText(door.problems.code)}</span>}
        <Button variant="line" block busy={isBusy} busyLabel={<Trans>Sending</Trans>} onClick={() => void send()}>
          <Trans>Send code</Trans>
        </Button>
      </>
    );
  }
  const { address } = sent;
  return (
    <>
      <p className="muted small" role="status">
        <Trans>
          A code is on its way to <b>{address}</b>. It is good for ten minutes.
        </Trans>
      </p>
      <CodeField
        value={code}
        error={problemText(door.problems.code)}
        onChange={(digits) => {
          door.clear('code');
          setCode(digits);
        }}
      />
      <div className="code-ways">
        <GuestResend purpose="register" address={address} seconds={sent.seconds} />
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setSent(null);
            setCode('');
          }}
        >
          <Trans>Use another number</Trans>
        </Button>
      </div>
    </>
  );
}
