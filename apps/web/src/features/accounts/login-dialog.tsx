import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { dropLoginRequest, useLoginRequest } from '../../platform/session/login-request.ts';
import { signIn } from '../../platform/session/session.ts';
import './doors.css';
import { type DoorKind, DoorTabs } from './door-tabs.tsx';

/** The same doors over any page; after the login the guest's wish goes on where it stopped. */
export function LoginDialog() {
  const { t } = useLingui();
  const request = useLoginRequest();
  const [kind, setKind] = useState<DoorKind>('login');
  return (
    <Dialog open={request !== null} onClose={dropLoginRequest} title={t`Log in or create an account`} closeLabel={t`Close`}>
      <DoorTabs kind={kind} onKind={setKind} onSession={async (session) => void (await signIn(session))} />
    </Dialog>
  );
}
