import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import '@peonia/ui/dialog/dialog.css';
import '@peonia/ui/code-input/code-input.css';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { checkCode } from './check-code.ts';
import { CodeField } from './code-field.tsx';
import { DoorFailure } from './door-failure.tsx';
import './doors.css';
import { problemText } from './problem-text.tsx';
import { ResendLine } from './resend-line.tsx';
import { useDoor } from './use-door.ts';
import { useResend } from './use-resend.ts';

export interface CodeDialogProps<Result> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Where the code went and why it is asked for. */
  readonly text: ReactNode;
  /** Seconds until another code may be asked for when the dialog opens. */
  readonly seconds: number;
  readonly onCode: (code: string) => Promise<Result>;
  readonly onDone: (result: Result) => Promise<void> | void;
  /** Sends another code and answers for how long that is the last one. */
  readonly onResend: () => Promise<number>;
  /** "Use another address", for who waits at the wrong mailbox. */
  readonly otherAddress: { readonly label: ReactNode; readonly onPress: () => void };
}

/** Asks for the six digits that were sent. Mount it anew for each question. */
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
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const door = useDoor<Result>(onDone);
  const resend = useResend(seconds);

  const enter = (digits: string) => void door.enter(checkCode(digits), () => onCode(digits));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t`Close`} initialFocus={inputRef}>
      <form ref={door.formRef} className="stack" noValidate onSubmit={submit}>
        <p>{text}</p>
        {seconds < limits.code_resend_seconds ? (
          <p className="muted small">
            <Trans>
              A code went to this address less than a minute ago, perhaps for something else. If it does not fit here,
              send a new one when the time below is up.
            </Trans>
          </p>
        ) : null}
        <CodeField
          ref={inputRef}
          value={code}
          error={problemText(door.problems.code)}
          onChange={(digits) => {
            door.clear('code');
            setCode(digits);
          }}
          onComplete={enter}
        />
        <DoorFailure failure={door.failure ?? resend.failure} />
        <Button type="submit" block busy={door.isBusy} busyLabel={<Trans>Checking</Trans>}>
          <Trans>Continue</Trans>
        </Button>
        <div className="code-ways">
          <ResendLine seconds={resend.seconds} isBusy={resend.isBusy} onResend={() => void resend.again(onResend)} />
          <Button variant="ghost" size="sm" onClick={otherAddress.onPress}>
            {otherAddress.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
