import { Trans } from '@lingui/react/macro';
import { checkFindCode, findPassword } from '@peonia/contract/accounts/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { LogInIcon } from '@peonia/ui/icons/log-in.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { SentCode } from '../codes/address-step.tsx';
import { checkCode, checkNewPassword } from '../codes/check-code.ts';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { readContact } from '../form/check-fields.ts';
import { newPasswordFields } from '../form/refused-field.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { CodeStep } from './code-step.tsx';
import { ConfirmLogins, type LinkedLogin } from './confirm-logins.tsx';
import { RecoverySteps } from './recovery-steps.tsx';

/** Password reset: address, code and new password. Source: specification sections 2 and 5. */
export default function ResetPasswordPage() {
  const [isDone, setDone] = useState(false);
  return (
    <AuthFormPage title={<Trans>Reset your password</Trans>}>
      {isDone ? (
        <ResetPasswordDone />
      ) : (
        <RecoverySteps
          purpose="find"
          intro={<Trans>Where should we send your six-digit code? You need it to choose a new password.</Trans>}
          renderCodeStep={(sent, onOtherAddress) => (
            <NewPasswordStep sent={sent} onDone={() => setDone(true)} onOtherAddress={onOtherAddress} />
          )}
        />
      )}
    </AuthFormPage>
  );
}

interface NewPasswordStepProps {
  readonly sent: SentCode;
  readonly onDone: () => void;
  readonly onOtherAddress: () => void;
}

interface NewPassword {
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/** Code step of a password reset, with the new password. */
function NewPasswordStep({ sent, onDone, onOtherAddress }: NewPasswordStepProps) {
  const form = useAuthForm<boolean>((isSaved) => (isSaved ? onDone() : undefined), {
    fields: newPasswordFields,
    staysOpen: true,
  });
  const [logins, setLogins] = useState<readonly LinkedLogin[]>([]);

  /** Sets the password; first shows the linked logins, if there are any, to be confirmed. */
  const reset = async (code: string, password: NewPassword, kept: FormDataEntryValue[]) => {
    const contact = readContact(sent.address);
    const isConfirmed = logins.length > 0;
    const linked = isConfirmed ? logins : (await call(checkFindCode, { body: { ...contact, code } })).logins;
    if (!isConfirmed && linked.length > 0) {
      setLogins(linked);
      return false;
    }
    const keep_logins = linked.filter(({ provider }) => kept.includes(provider)).map(({ provider }) => provider);
    await call(findPassword, { body: { ...contact, code, ...password, keep_logins } });
    return true;
  };
  const submit = (code: string, data: FormData) => {
    const password = {
      new_password: String(data.get('new_password') ?? ''),
      new_password_confirm: String(data.get('new_password_confirm') ?? ''),
    };
    void form.submit({ ...checkCode(code), ...checkNewPassword(password) }, () =>
      reset(code, password, data.getAll('keep')),
    );
  };
  return (
    <CodeStep
      form={form}
      purpose="find"
      sent={sent}
      submitLabel={<Trans>Save new password</Trans>}
      busyLabel={<Trans>Saving</Trans>}
      onSubmit={submit}
      onOtherAddress={onOtherAddress}
    >
      <NewPasswordFields form={form} known={[sent.address.split('@')[0] ?? '']} />
      {logins.length === 0 ? null : <ConfirmLogins logins={logins} />}
    </CodeStep>
  );
}

/** Confirmation of a reset password. All sessions are revoked, so a login follows. */
function ResetPasswordDone() {
  return (
    <>
      <Note tone="trust" icon={<CircleCheckIcon />} role="status">
        <Trans>Your new password is saved. You have been logged out on all devices.</Trans>
      </Note>
      <Button size="lg" block icon={<LogInIcon />} href="/?type=login">
        <Trans>Log in</Trans>
      </Button>
    </>
  );
}
