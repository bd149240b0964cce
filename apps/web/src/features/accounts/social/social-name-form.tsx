import { Trans } from '@lingui/react/macro';
import { registerSocial, type SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { enterProviderSession } from '../../../platform/session/provider-end.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { nameFault } from '../form/check-fields.ts';
import { NameHint } from '../form/length-hints.tsx';
import { problemText } from '../form/problem-text.tsx';
import { TermsCheck } from '../form/terms-check.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useNameCheck } from '../registration/use-name-check.ts';
import { useSignProblem } from '../registration/use-sign-problem.ts';

interface SocialNameFormProps {
  readonly provider: SocialProvider;
  readonly ticket: string;
  /** Name suggested by the server: available and valid, or empty. */
  readonly name: string;
  readonly redirect: string | null;
  readonly providerEnd: string | null;
}

/** Completes a registration by social login: name and consent. */
export function SocialNameForm({ provider, ticket, name, redirect, providerEnd }: SocialNameFormProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(name);
  const nameState = useNameCheck(typed);
  const signProblem = useSignProblem(typed);
  const form = useAuthForm<Session>(async (session) => {
    enterProviderSession(session, providerEnd);
    location.replace(redirect ?? '/home');
  });
  const problem =
    signProblem ??
    form.problems.name ??
    (nameState === 'name_taken' || nameState === 'name_invalid' ? ({ fault: nameState } as const) : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).get('agreed') !== null;
    const faults = {
      ...nameFault(typed),
      ...(agreed ? {} : { agreed: 'agreed_missing' as const }),
    };
    void form.submit(faults, () =>
      call(registerSocial, { params: { provider }, body: { ticket, name: typed.trim(), language, agreed: true } }),
    );
  };
  return (
    <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
      <p>
        <Trans>Choose the name others see. You cannot change it later.</Trans>
      </p>
      <Field label={<Trans>Username</Trans>} hint={<NameHint />} error={problemText(problem)}>
        <TextInput
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed}
          valid={nameState === 'free'}
          onChange={(event) => {
            form.clear('name');
            setTyped(event.target.value);
          }}
        />
      </Field>
      <TermsCheck problem={form.problems.agreed} onChange={() => form.clear('agreed')} />
      <AuthFormFailure failure={form.failure} />
      <Button type="submit" size="lg" block busy={form.isBusy} busyLabel={<Trans>Creating account</Trans>}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
