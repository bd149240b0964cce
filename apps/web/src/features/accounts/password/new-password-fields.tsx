import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { useState } from 'react';
import { PasswordHint } from '../form/length-hints.tsx';
import { problemText } from '../form/problem-text.tsx';
import type { AuthForm } from '../form/use-auth-form.ts';
import { usePasswordStrength } from './use-password-strength.ts';
import { useStrengthText } from './use-strength-text.ts';

/** A new password, typed twice. Source: specification section 5. */
export function NewPasswordFields<Result>({ form, known }: { form: AuthForm<Result>; known: readonly string[] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { strength, isCommon } = usePasswordStrength(typed, known);
  const strengthLabel = useStrengthText(strength);
  const words = {
    autoComplete: 'new-password',
    maxLength: 1024,
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
  } as const;
  return (
    <>
      <Field
        label={<Trans>New password</Trans>}
        hint={typed === '' ? <PasswordHint /> : undefined}
        error={problemText(form.problems.new_password ?? (isCommon ? { fault: 'password_common' } : undefined))}
      >
        <PasswordInput
          {...words}
          name="new_password"
          onChange={(event) => {
            form.clear('new_password');
            setTyped(event.target.value);
          }}
          {...(typed === '' ? {} : { strength, strengthLabel })}
        />
      </Field>
      <Field label={<Trans>Repeat new password</Trans>} error={problemText(form.problems.new_password_confirm)}>
        <PasswordInput {...words} name="new_password_confirm" onChange={() => form.clear('new_password_confirm')} />
      </Field>
    </>
  );
}
