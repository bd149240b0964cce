import { Trans } from '@lingui/react/macro';
import { reactivate } from '@peonia/contract/account-codes.ts';
import type { Session } from '@peonia/contract/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { signIn } from '../../platform/session/session.ts';
import type { SentCode } from './address-step.tsx';
import { checkCode } from './check-code.ts';
import { readContact } from './check-register.ts';
import { CodeField, focusOnce } from './code-field.tsx';
import { CodeSentNote } from './code-sent-note.tsx';
import { DoorFailure } from './door-failure.tsx';
import { GuestResend } from './guest-resend.tsx';
import { problemText } from './problem-text.tsx';
import { useDoor } from './use-door.ts';

/** The code that was sent; it opens the account and signs in. */
export function ReactivateStep({ sent, onOther }: { sent: SentCode; onOther: () => void }) {
  const [code, setCode] = useState('');
  const door = useDoor(comeIn);

  const enter = (digits: string) =>
    void door.enter(checkCode(digits), () =>
      call(reactivate, { body: { ...readContact(sent.address), code: digits } }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
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
        onComplete={enter}
      />
      <DoorFailure failure={door.failure} />
      <Button type="submit" size="lg" block busy={door.isBusy} busyLabel={<Trans>Opening your account</Trans>}>
        <Trans>Open my account</Trans>
      </Button>
      <div className="code-ways">
        <GuestResend purpose="reactivate" address={sent.address} seconds={sent.seconds} />
        <Button variant="ghost" size="sm" onClick={onOther}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
    </form>
  );
}

/** As another member than before, perhaps: the program begins anew. */
async function comeIn(session: Session): Promise<void> {
  await signIn(session);
  location.assign('/home');
}
