import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { type RefObject, useState } from 'react';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { checkAddress } from '../codes/check-code.ts';
import { CodeField } from '../codes/code-field.tsx';
import { GuestResendCode } from '../codes/guest-resend-code.tsx';
import { requestCode } from '../codes/request-code.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { problemText } from '../form/problem-text.tsx';
import { readContactField } from '../form/read-contact-field.ts';
import type { AuthForm, FieldProblem } from '../form/use-auth-form.ts';
import * as css from '../form/auth-form.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

export interface PhoneCodeFieldProps {
  readonly form: Pick<AuthForm<never>, 'clear' | 'problems' | 'report'>;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Verifies the phone number of a registration by code. Source: decisions "China variant". */
export function PhoneCodeField({ form, formRef }: PhoneCodeFieldProps) {
  const { code_minutes: minutes } = limits;
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
    if (faults.contact !== undefined) form.report('contact', faults.contact);
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
        <AuthFormFailure failure={failure} />
        {form.problems.code === undefined ? null : (
          <span className={fieldCss.error}>{problemText(form.problems.code)}</span>
        )}
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
          A code is on its way to <b>{address}</b>. It is valid for {minutes} minutes.
        </Trans>
      </p>
      <CodeField
        value={code}
        error={problemText(form.problems.code)}
        onChange={(digits) => {
          form.clear('code');
          setCode(digits);
        }}
      />
      <div className={css.codeWays}>
        <GuestResendCode purpose="register" address={address} seconds={sent.seconds} />
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
