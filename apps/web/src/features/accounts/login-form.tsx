import { Trans, useLingui } from '@lingui/react/macro';
import { authenticate, type Session } from '@peonia/contract/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import type { FormEvent } from 'react';
import { call } from '../../platform/api/call.ts';
import { pageExists } from '../../platform/settings.ts';
import { checkLogin, readLogin } from './check-register.ts';
import { DoorFailure } from './door-failure.tsx';
import { problemText } from './problem-text.tsx';
import { SavedAccounts } from './saved-accounts.tsx';
import { useDoor } from './use-door.ts';

/** Logs in with e-mail, phone or name. A saved account fills in the name, so that only the password is left. */
export function LoginForm({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const { t } = useLingui();
  const door = useDoor(onSession);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = { contact: String(data.get('contact') ?? ''), password: String(data.get('password') ?? '') };
    void door.enter(checkLogin(fields), () => call(authenticate, { body: { ...readLogin(fields.contact), password: fields.password } }));
  };

  const choose = (name: string) => {
    const inputs = door.formRef.current?.elements;
    const contact = inputs?.namedItem('contact') as HTMLInputElement | null;
    const password = inputs?.namedItem('password') as HTMLInputElement | null;
    if (contact === null || password === null) return;
    contact.value = name;
    door.clear('contact');
    (name === '' ? contact : password).focus();
  };

  return (
    <form ref={door.formRef} id="login" className="stack" noValidate onSubmit={submit}>
      <SavedAccounts onChoose={choose} />
      <Field label={<Trans>E-mail, phone or username</Trans>} error={problemText(door.problems.contact)}>
        <TextInput name="contact" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} onChange={() => door.clear('contact')} />
      </Field>
      <Field label={<Trans>Password</Trans>} error={problemText(door.problems.password)}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          onChange={() => door.clear('password')}
        />
      </Field>
      <DoorFailure failure={door.failure} />
      <Button type="submit" size="lg" block busy={door.isBusy} busyLabel={<Trans>Logging in</Trans>}>
        <Trans>Log in</Trans>
      </Button>
      <ForgottenLinks />
    </form>
  );
}

function ForgottenLinks() {
  const canRetrieve = pageExists('/retrieve');
  const canReactivate = pageExists('/reactivate');
  if (!canRetrieve && !canReactivate) return null;
  return (
    <div className="row forgotten">
      {canRetrieve ? (
        <a className="link small" href="/retrieve">
          <Trans>Forgot password?</Trans>
        </a>
      ) : null}
      {canReactivate ? (
        <a className="link small" href="/reactivate">
          <Trans>Reactivate account</Trans>
        </a>
      ) : null}
    </div>
  );
}
