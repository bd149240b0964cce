import { useLingui } from '@lingui/react/macro';
import type { StaffSession } from '@peonia/contract/staff/staff.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { refreshStaffSession } from './staff-session-queries.ts';

const formsPart = lazyPart(async () => (await import('./staff-session-forms.tsx')).StaffSessionForms);

interface StaffSessionGateProps {
  readonly state: StaffSession['state'];
  readonly children: ReactNode;
}

/**
 * Gate of the staff pages: asks for the second factor, or sets one up. New recovery codes stay until they are confirmed
 * as kept, although the session is open by then.
 */
export function StaffSessionGate({ state, children }: StaffSessionGateProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOpen = state === 'open' && codes.length === 0;
  const Forms = formsPart.use(!isOpen);
  const enter = (recovery: readonly string[]) => {
    setCodes(recovery);
    if (recovery.length === 0) void refreshStaffSession();
  };
  if (isOpen) return children;
  if (Forms === null) return <Loading label={t`Loading`} shape="card" count={1} />;
  return <Forms state={state} codes={codes} onEnter={enter} />;
}
