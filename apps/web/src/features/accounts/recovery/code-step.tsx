import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { AddressStepProps, SentCode } from '../codes/address-step.tsx';
import { CodeField, focusOnce } from '../codes/code-field.tsx';
import { GuestResendCode } from '../codes/guest-resend-code.tsx';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { problemText } from '../form/problem-text.tsx';
import type { AuthForm } from '../form/use-auth-form.ts';
import * as css from '../form/auth-form.module.css';

interface CodeStepProps<Result> {
  readonly form: AuthForm<Result>;
  readonly purpose: AddressStepProps['purpose'];
  readonly sent: SentCode;
  readonly submitLabel: ReactNode;
  readonly busyLabel: ReactNode;
  readonly onSubmit: (code: string, data: FormData) => void;
  /** Called as soon as all digits are there; without it only the button submits. */
  readonly onComplete?: (code: string) => void;
  readonly onOtherAddress: () => void;
  /** Fields below the code. */
  readonly children?: ReactNode;
}

/** Second step of an account recovery: the code that was sent to the address. */
export function CodeStep<Result>({
  form,
  purpose,
  sent,
  submitLabel,
  busyLabel,
  onSubmit,
  onComplete,
  onOtherAddress,
  children,
}: CodeStepProps<Result>) {
  const { code_minutes: minutes } = limits;
  const [code, setCode] = useState('');
  const { address } = sent;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(code, new FormData(event.currentTarget));
  };

  return (
    <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
      {/* Does not reveal whether the address has an account. */}
      <Note tone="info" icon={<MailIcon />} role="status">
        <Trans>
          If <b>{address}</b> belongs to an account, a code is on its way to it. It is valid for {minutes} minutes.
        </Trans>
      </Note>
      <CodeField
        ref={focusOnce}
        value={code}
        error={problemText(form.problems.code)}
        onChange={(digits) => {
          form.clear('code');
          setCode(digits);
        }}
        {...(onComplete === undefined ? {} : { onComplete })}
      />
      {children}
      <AuthFormFailure failure={form.failure} />
      <Button type="submit" size="lg" block busy={form.isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      <div className={css.codeWays}>
        <GuestResendCode purpose={purpose} address={address} seconds={sent.seconds} />
        <Button variant="ghost" size="sm" onClick={onOtherAddress}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
    </form>
  );
}
