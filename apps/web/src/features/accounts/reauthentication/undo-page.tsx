import { Trans } from '@lingui/react/macro';
import { undoChange } from '@peonia/contract/accounts/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { forgetSession } from '../../../platform/session/token.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';

/**
 * Undoes a change of address, password or login from the link in the notice. A button, because mail programs open links
 * on their own. Source: requirement 15.
 */
export default function UndoPage() {
  const [isDone, setDone] = useState(false);
  const form = useAuthForm<unknown>(() => {
    // Every session has ended, also the one in this browser.
    forgetSession();
    setDone(true);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = new URLSearchParams(location.search).get('token') ?? '';
    void form.submit({}, () => call(undoChange, { body: { token } }));
  };
  if (isDone) {
    return (
      <AuthFormPage title={<Trans>The change is undone</Trans>}>
        <Note tone="trust" icon={<CircleCheckIcon />} role="status">
          <Trans>
            Your account is as it was before, and everyone is logged out. Choose a new password now, so that nobody gets
            in again.
          </Trans>
        </Note>
        <Button size="lg" block href="/retrieve">
          <Trans>Choose a new password</Trans>
        </Button>
        <Button size="lg" block variant="ghost" href="/?type=login">
          <Trans>Log in</Trans>
        </Button>
      </AuthFormPage>
    );
  }
  return (
    <AuthFormPage title={<Trans>Undo the change to your account</Trans>}>
      <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
        <p>
          <Trans>
            If you did not make this change, undo it here. Your e-mail address, phone number, password and linked logins
            will be as they were before.
          </Trans>
        </p>
        <Note tone="info" icon={<ShieldCheckIcon />}>
          <Trans>Everyone is logged out on all devices. At your next login we send a code to your address.</Trans>
        </Note>
        <AuthFormFailure failure={form.failure} />
        <Button type="submit" size="lg" block busy={form.isBusy} busyLabel={<Trans>Undoing</Trans>}>
          <Trans>Undo the change</Trans>
        </Button>
      </form>
    </AuthFormPage>
  );
}
