import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword } from '@peonia/contract/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { checkNewPassword } from './check-code.ts';
import { isPassword } from './check-register.ts';
import { DoorFailure } from './door-failure.tsx';
import { RetrieveLink } from './forgotten-links.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { problemText } from './problem-text.tsx';
import { newPasswordFields } from './refused-field.ts';
import { useDoor } from './use-door.ts';
import { usePause } from './use-pause.ts';

/** Changes the password with the current one. Source: specification section 5, "password/reset". */
export function ChangePasswordForm({ name, address }: { name: string; address: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const [round, setRound] = useState(0);
  const door = useDoor<unknown>(
    () => {
      toast.show({ tone: 'ok', text: t`Saved. Your other devices have been logged out.` });
      // Fresh fields: the old words are of no use any more.
      setRound((before) => before + 1);
    },
    { fields: newPasswordFields, stays: true },
  );
  const pause = usePause(door.failure, door.dropFailure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: string) => String(data.get(field) ?? '');
    const body = {
      password: text('password'),
      new_password: text('new_password'),
      new_password_confirm: text('new_password_confirm'),
    };
    const faults = {
      ...(isPassword(body.password) ? {} : { password: 'password_invalid' as const }),
      ...checkNewPassword(body),
    };
    void door.enter(faults, () => call(resetPassword, { body }));
  };
  return (
    <form key={round} ref={door.formRef} className="stack" noValidate onSubmit={submit}>
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={name} hidden readOnly />
      <Field label={<Trans>Current password</Trans>} error={problemText(door.problems.password)}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          onChange={() => door.clear('password')}
        />
      </Field>
      <NewPasswordFields door={door} known={[name, address.split('@')[0] ?? '']} />
      <p className="small muted">
        <Trans>Saving logs you out on all other devices. This one stays logged in.</Trans>
      </p>
      <DoorFailure failure={door.failure} pause={pause} />
      <div className="row forgotten">
        <Button type="submit" disabled={pause > 0} busy={door.isBusy} busyLabel={<Trans>Saving</Trans>}>
          <Trans>Save new password</Trans>
        </Button>
        <RetrieveLink />
      </div>
    </form>
  );
}
