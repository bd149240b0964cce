import type { codePurposes } from '@peonia/contract/account-codes.ts';
import { useEffect, useState } from 'react';
import { currentMe } from '../../platform/session/session.ts';
import { CaptchaField } from './captcha-field.tsx';
import { readContact } from './check-register.ts';
import { DoorFailure } from './door-failure.tsx';
import { requestCode } from './request-code.ts';
import { ResendLine } from './resend-line.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useResend } from './use-resend.ts';

export interface GuestResendProps {
  readonly purpose: (typeof codePurposes)[number];
  readonly address: string;
  readonly seconds: number;
}

/** Another code for a guest: the validation area appears first, and solving it sends. */
export function GuestResend({ purpose, address, seconds }: GuestResendProps) {
  const resend = useResend(seconds);
  const captcha = useCaptcha('verify', true);
  const [isAsking, setAsking] = useState(false);

  const send = () => {
    setAsking(false);
    void resend.again(() => requestCode({ ...readContact(address), purpose, ...captcha.spend() }));
  };
  useEffect(() => {
    if (isAsking && captcha.payload !== null) send();
  });
  return (
    <>
      <ResendLine
        seconds={resend.seconds}
        isBusy={resend.isBusy}
        onResend={() => (currentMe() === null ? setAsking(true) : send())}
      />
      {isAsking ? <CaptchaField captcha={captcha} problem={undefined} /> : null}
      <DoorFailure failure={resend.failure} />
    </>
  );
}
