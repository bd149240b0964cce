import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { InfoIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { useRevalidator } from '../../platform/router/hooks.ts';
import { dropLoginRequest, useLoginRequest } from '../../platform/session/login-request.ts';
import { currentMe, signIn } from '../../platform/session/session.ts';
import './doors.css';
import { type DoorKind, DoorTabs } from './door-tabs.tsx';

/** The same doors over any page; after the login the guest's wish goes on where it stopped. */
export function LoginDialog() {
  const { t } = useLingui();
  const request = useLoginRequest();
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<DoorKind>('login');

  const close = () => {
    dropLoginRequest();
    // A page for members is nothing for a guest: its guard leads to the landing page.
    void revalidate();
  };
  return (
    <Dialog open={request !== null} onClose={close} title={t`Log in or create an account`} closeLabel={t`Close`}>
      <div className="stack">
        {request?.isOver === true ? (
          <Note icon={<InfoIcon />} role="status">
            <Trans>Your session has ended. Log in again and go on where you were.</Trans>
          </Note>
        ) : null}
        <DoorTabs kind={kind} onKind={setKind} onSession={enterWith} name={request?.name} />
      </div>
    </Dialog>
  );
}

/** A second account leaves nothing of the first on the page, so the program begins anew. */
async function enterWith(session: Session): Promise<void> {
  const isSecond = currentMe() !== null;
  await signIn(session);
  if (isSecond) location.assign('/home');
}
