import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { codeLength } from '../form/check-fields.ts';
import { problemText } from '../form/problem-text.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { checkCode } from './check-code.ts';
import { CodeField } from './code-field.tsx';
import { ResendCodeButton } from './resend-code-button.tsx';
import { useResendCode } from './use-resend-code.ts';
import * as css from '../form/auth-form.module.css';

interface CodeDialogProps<Result> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Where the code was sent and why it is required. */
  readonly text: ReactNode;
  /** Seconds until another code may be requested, when the dialog opens. */
  readonly seconds: number;
  readonly onCode: (code: string) => Promise<Result>;
  readonly onDone: (result: Result) => Promise<void> | void;
  /** Sends another code; resolves to the seconds until the next one may be requested. */
  readonly onResend: () => Promise<number>;
  /** Button "Use another address". */
  readonly otherAddress: { readonly label: ReactNode; readonly onPress: () => void };
}

/** Asks for the six-digit code. Remount it for each request. */
export function CodeDialog<Result>({
  open,
  onClose,
  title,
  text,
  seconds,
  onCode,
  onDone,
  onResend,
  otherAddress,
}: CodeDialogProps<Result>) {
  const { code_resend_seconds: wait } = limits;
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const form = useAuthForm<Result>(onDone);
  const resend = useResendCode(seconds);

  // A code that is being checked or was refused is not sent again: each attempt spends one of its tries.
  const sent = useRef<string | null>(null);
  const enter = (digits: string) => {
    if (digits.length === codeLength && sent.current === digits) return;
    void form.submit(checkCode(digits), () => {
      sent.current = digits;
      return onCode(digits).catch((error: unknown) => {
        if (!isRefusal(error, 'code_invalid')) sent.current = null;
        throw error;
      });
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };
  return (
    <Dialog
      className={css.dialog}
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      initialFocus={inputRef}
    >
      <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
        <p>{text}</p>
        {seconds < limits.code_resend_seconds ? (
          <p className="muted small">
            <Trans>
              We sent a code to this address less than {wait} seconds ago. If it does not work here, you can request a
              new one when the time below is up.
            </Trans>
          </p>
        ) : null}
        <CodeField
          ref={inputRef}
          value={code}
          error={problemText(form.problems.code)}
          onChange={(digits) => {
            form.clear('code');
            sent.current = null;
            setCode(digits);
          }}
          onComplete={enter}
        />
        <AuthFormFailure failure={form.failure ?? resend.failure} />
        <Button type="submit" block busy={form.isBusy} busyLabel={<Trans>Checking</Trans>}>
          <Trans>Continue</Trans>
        </Button>
        <div className={css.codeWays}>
          <ResendCodeButton
            seconds={resend.seconds}
            isBusy={resend.isBusy}
            onResend={() => void resend.send(onResend)}
          />
          <Button variant="ghost" size="sm" onClick={otherAddress.onPress}>
            {otherAddress.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
