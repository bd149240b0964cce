import { Trans, useLingui } from '@lingui/react/macro';
import { openStaffSession, type StaffSession } from '@peonia/contract/moderation/staff.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { CodeInput } from '@peonia/ui/code-input/code-input.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { EnrollSecondFactor } from './enroll-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { refreshStaffSession } from './staff-session-queries.ts';
import * as css from '../staff.module.css';

export interface StaffSessionGateProps {
  readonly state: StaffSession['state'];
  readonly children: ReactNode;
}

/**
 * Gate of the staff pages: asks for the second factor, or sets one up. New recovery codes stay until they are confirmed
 * as kept, although the session is open by then.
 */
export function StaffSessionGate({ state, children }: StaffSessionGateProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const enter = (recovery: readonly string[]) => {
    setCodes(recovery);
    if (recovery.length === 0) void refreshStaffSession();
  };
  if (state === 'open' && codes.length === 0) return children;
  return (
    <div className={`${css.staffGate} stack`}>
      <PageHead
        title={state === 'missing' ? <Trans>Set up your second factor</Trans> : <Trans>Enter your code</Trans>}
        text={
          state === 'missing' ? (
            <Trans>Staff pages need more than a password. Any app for one-time codes will do.</Trans>
          ) : (
            <Trans>The code your app shows now. You need to enter one again after 15 minutes without use.</Trans>
          )
        }
      />
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => enter([])} />
      ) : (
        <>
          {state === 'missing' ? <EnrollSecondFactor /> : null}
          <CodeForm hasRecovery={state === 'locked'} onOpen={enter} />
        </>
      )}
    </div>
  );
}

function CodeForm({ hasRecovery, onOpen }: { hasRecovery: boolean; onOpen: (codes: readonly string[]) => void }) {
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
          <Trans>Open the staff pages</Trans>
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
