import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { StaffSession } from '@peonia/contract/staff/staff.ts';
import { useEffect, useRef } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrollSecondFactor } from './enroll-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as css from '../staff.module.css';

interface FormsProps {
  readonly state: StaffSession['state'];
  /** New recovery codes, which are shown once. */
  readonly codes: readonly string[];
  readonly onEnter: (codes: readonly string[]) => void;
}

/** What stands in place of the staff pages while they are locked. Loads with the first locked page. */
export function StaffSessionForms({ state, codes, onEnter }: FormsProps) {
  const { staff_idle_minutes: minutes } = limits;
  const box = useRef<HTMLDivElement>(null);
  // What had the focus went with the page: nothing has it now, or something around the form.
  useEffect(() => {
    if (state === 'locked' && document.activeElement?.contains(box.current))
      box.current?.querySelector('input')?.focus();
  }, [state]);
  return (
    <div ref={box} className={`${css.staffGate} stack`}>
      <PageHead
        title={state === 'missing' ? <Trans>Set up your second factor</Trans> : <Trans>Enter your code</Trans>}
        text={
          state === 'missing' ? (
            <Trans>Staff pages need more than a password. Any app for one-time codes will do.</Trans>
          ) : (
            <Trans>The code your app shows now. You need to enter one again after {minutes} minutes without use.</Trans>
          )
        }
      />
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => onEnter([])} />
      ) : (
        <>
          {state === 'missing' ? <EnrollSecondFactor /> : null}
          <CodeForm
            hasRecovery={state === 'locked'}
            submitLabel={<Trans>Open the staff pages</Trans>}
            onOpen={onEnter}
          />
        </>
      )}
    </div>
  );
}
