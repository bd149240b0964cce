import { Trans } from '@lingui/react/macro';
import type { StaffSession } from '@peonia/contract/moderation/staff.ts';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { CodeForm } from './code-form.tsx';
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
          <CodeForm hasRecovery={state === 'locked'} submitLabel={<Trans>Open the staff pages</Trans>} onOpen={enter} />
        </>
      )}
    </div>
  );
}
