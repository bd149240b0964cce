import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CodeInput } from '@peonia/ui/code-input/code-input.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { NetworkError } from '../../../platform/api/call.ts';
import { focusOnce } from '../codes/code-field.tsx';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';

interface FactorCodeFormProps {
  readonly submitLabel: ReactNode;
  /** Recovery codes are accepted too. */
  readonly hasRecovery?: boolean;
  readonly onCode: (code: string) => Promise<void>;
}

const shortestCode = 6;
const longestCode = 20;

/** Asks for a code of the authenticator app, or for a recovery code. */
export function FactorCodeForm({ submitLabel, hasRecovery = false, onCode }: FactorCodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (given: string) => {
    if (isBusy || given.trim().length < shortestCode) return;
    setBusy(true);
    setFailure(null);
    try {
      await onCode(given.trim());
    } catch (error) {
      // A recovery code that was sent without a reply may be sent again, and is long to type.
      if (!isRecovery || !(error instanceof NetworkError)) setCode('');
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field label={isRecovery ? <Trans>Recovery code</Trans> : <Trans>Six-digit code</Trans>}>
        {isRecovery ? (
          <TextInput
            value={code}
            autoComplete="off"
            maxLength={longestCode}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <CodeInput ref={focusOnce} value={code} onChange={setCode} onComplete={(digits) => void send(digits)} />
        )}
      </Field>
      <AuthFormFailure failure={failure} />
      <div className="row wrap">
        <Button type="submit" busy={isBusy} busyLabel={<Trans>Checking</Trans>}>
          {submitLabel}
        </Button>
        {hasRecovery ? (
          <Button
            variant="ghost"
            onClick={() => {
              setCode('');
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? <Trans>Use a code from the app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
