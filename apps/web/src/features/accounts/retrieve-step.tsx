import { Trans } from '@lingui/react/macro';
import { findPassword } from '@peonia/contract/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { SentCode } from './address-step.tsx';
import { checkCode, checkNewPassword } from './check-code.ts';
import { readContact } from './check-register.ts';
import { CodeField, focusOnce } from './code-field.tsx';
import { CodeSentNote } from './code-sent-note.tsx';
import { DoorFailure } from './door-failure.tsx';
import { GuestResend } from './guest-resend.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { problemText } from './problem-text.tsx';
import { newPasswordFields } from './refused-field.ts';
import { useDoor } from './use-door.ts';

export interface RetrieveStepProps {
  readonly sent: SentCode;
  readonly onDone: () => void;
  readonly onOther: () => void;
}

/** The code that was sent, and a new password. */
export function RetrieveStep({ sent, onDone, onOther }: RetrieveStepProps) {
  const [code, setCode] = useState('');
  const door = useDoor<unknown>(onDone, { fields: newPasswordFields });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = {
      new_password: String(data.get('new_password') ?? ''),
      new_password_confirm: String(data.get('new_password_confirm') ?? ''),
    };
    void door.enter({ ...checkCode(code), ...checkNewPassword(password) }, () =>
      call(findPassword, { body: { ...readContact(sent.address), code, ...password } }),
    );
  };
  return (
    <form ref={door.formRef} className="stack" noValidate onSubmit={submit}>
      <CodeSentNote address={sent.address} />
      <CodeField
        ref={focusOnce}
        value={code}
        error={problemText(door.problems.code)}
        onChange={(digits) => {
          door.clear('code');
          setCode(digits);
        }}
      />
      <NewPasswordFields door={door} known={[sent.address.split('@')[0] ?? '']} />
      <DoorFailure failure={door.failure} />
      <Button type="submit" size="lg" block busy={door.isBusy} busyLabel={<Trans>Saving</Trans>}>
        <Trans>Save new password</Trans>
      </Button>
      <div className="code-ways">
        <GuestResend purpose="find" address={sent.address} seconds={sent.seconds} />
        <Button variant="ghost" size="sm" onClick={onOther}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
    </form>
  );
}
