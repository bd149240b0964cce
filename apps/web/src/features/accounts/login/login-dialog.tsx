import { useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useRevalidator } from '../../../platform/router/hooks.ts';
import { dropLoginRequest, useLoginRequest } from '../../../platform/session/login-request.ts';
import { currentMe, signIn } from '../../../platform/session/session.ts';
import { type AuthKind, AuthTabs } from './auth-tabs.tsx';
import { SessionOverNote } from './session-over-note.tsx';
import * as css from '../form/auth-form.module.css';

/** Auth forms in a dialog over any page; the pending action continues after the login. */
export function LoginDialog() {
  const { t } = useLingui();
  const request = useLoginRequest();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<AuthKind | null>(null);

  const close = () => {
    dropLoginRequest();
    setChosen(null);
    // On a members' page the route guard redirects the guest to the landing page.
    void revalidate();
  };
  return (
    <Dialog
      className={css.dialog}
      open={request !== null}
      onClose={close}
      title={t`Log in or create an account`}
      closeLabel={t`Close`}
    >
      <div className="stack">
        {request?.isOver === true ? <SessionOverNote /> : null}
        <AuthTabs
          kind={chosen ?? request?.form ?? 'login'}
          onKind={setChosen}
          onSession={enterWith}
          name={request?.name}
        />
      </div>
    </Dialog>
  );
}

/** A login with another account reloads the app, so that no state of the first one remains. */
async function enterWith(session: Session): Promise<void> {
  const isSecond = currentMe() !== null;
  await signIn(session);
  if (isSecond) location.assign('/home');
}
