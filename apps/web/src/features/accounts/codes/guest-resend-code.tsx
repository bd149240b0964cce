import type { codePurposes } from '@peonia/contract/accounts/account-codes.ts';
import { useEffect, useState } from 'react';
import { currentMe } from '../../../platform/session/session.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { readContact } from '../form/check-fields.ts';
import { requestCode } from './request-code.ts';
import { ResendCodeButton } from './resend-code-button.tsx';
import { useResendCode } from './use-resend-code.ts';

interface GuestResendCodeProps {
  readonly purpose: (typeof codePurposes)[number];
  readonly address: string;
  readonly seconds: number;
}

/** Requests another code. A guest solves the captcha first; solving it sends the request. */
export function GuestResendCode({ purpose, address, seconds }: GuestResendCodeProps) {
  const resend = useResendCode(seconds);
  const captcha = useCaptcha('verify', true);
  const [isAsking, setAsking] = useState(false);

  const send = () => {
    setAsking(false);
    void resend.send(() => requestCode({ ...readContact(address), purpose, ...captcha.spend() }));
  };
  useEffect(() => {
    if (isAsking && captcha.payload !== null) send();
  });
  return (
    <>
      <ResendCodeButton
        seconds={resend.seconds}
        isBusy={resend.isBusy}
        onResend={() => (currentMe() === null ? setAsking(true) : send())}
      />
      {isAsking ? <CaptchaField captcha={captcha} problem={undefined} /> : null}
      <AuthFormFailure failure={resend.failure} />
    </>
  );
}
