import { Trans, useLingui } from '@lingui/react/macro';
import { openStaffSession } from '@peonia/contract/staff/staff.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { CodeInput } from '@peonia/ui/code-input/code-input.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';

interface FormProps {
  /** Whether a recovery code may be given instead. */
  readonly hasRecovery: boolean;
  readonly submitLabel: ReactNode;
  /** Called with new recovery codes, if there are any. */
  readonly onOpen: (codes: readonly string[]) => void;
}

/** Asks for a code of the second factor and opens the staff session with it. */
export function CodeForm({ hasRecovery, submitLabel, onOpen }: FormProps) {
  const { t } = useLingui();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [sending, setSending] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });
  const send = async (given: string) => {
    if (sending.isBusy || given.trim().length < 6) return;
    setSending({ isBusy: true, problem: null });
    try {
      const { recovery_codes } = await call(openStaffSession, { body: { code: given.trim() } });
      onOpen(recovery_codes);
    } catch (error) {
      setCode('');
      setSending({
        isBusy: false,
        problem: error instanceof ApiError ? error.message : t`Oops, Network is unreachable`,
      });
    }
  };
  const switchKind = () => {
    setCode('');
    setRecovery(!isRecovery);
  };
  return (
    <Card
      pad
      as="form"
      className="stack"
      aria-label={t`Code`}
      onSubmit={(event) => (event.preventDefault(), void send(code))}
    >
      <Field
        label={isRecovery ? <Trans>Recovery code</Trans> : <Trans>Six-digit code</Trans>}
        error={sending.problem ?? undefined}
      >
        {isRecovery ? (
          <TextInput value={code} autoComplete="off" maxLength={20} onChange={(event) => setCode(event.target.value)} />
        ) : (
          <CodeInput value={code} onChange={setCode} onComplete={(digits) => void send(digits)} />
        )}
      </Field>
      <div className="row wrap">
        <Button type="submit" busy={sending.isBusy} busyLabel={t`Checking`}>
          {submitLabel}
        </Button>
        {hasRecovery ? (
          <Button variant="ghost" onClick={switchKind}>
            {isRecovery ? <Trans>Use a code from the app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
