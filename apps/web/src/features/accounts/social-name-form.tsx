import { Trans } from '@lingui/react/macro';
import { registerSocial, type SocialProvider } from '@peonia/contract/account-social.ts';
import type { Session } from '@peonia/contract/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Check } from '@peonia/ui/check/check.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import { enterSession } from '../../platform/session/switch-account.ts';
import { isNameOfLength } from './check-register.ts';
import { DoorFailure } from './door-failure.tsx';
import { PageWord } from './page-word.tsx';
import { problemText } from './problem-text.tsx';
import { useDoor } from './use-door.ts';
import { useNameCheck } from './use-name-check.ts';

export interface SocialNameFormProps {
  readonly provider: SocialProvider;
  readonly ticket: string;
  /** Suggested by the server: free and valid, unless it is empty. */
  readonly name: string;
  readonly redirect: string | null;
}

/** What a newcomer still has to say after another service has confirmed them: the name, and the one agreement. */
export function SocialNameForm({ provider, ticket, name, redirect }: SocialNameFormProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(name);
  const nameState = useNameCheck(typed);
  const door = useDoor<Session>(async (session) => {
    enterSession(session);
    location.replace(redirect ?? '/home');
  });
  const problem =
    door.problems.name ??
    (nameState === 'name_taken' || nameState === 'name_invalid' ? ({ fault: nameState } as const) : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).get('agreed') !== null;
    const faults = {
      ...(isNameOfLength(typed) ? {} : { name: 'name_invalid' as const }),
      ...(agreed ? {} : { agreed: 'agreed_missing' as const }),
    };
    void door.enter(faults, () =>
      call(registerSocial, { params: { provider }, body: { ticket, name: typed.trim(), language, agreed: true } }),
    );
  };
  return (
    <form ref={door.formRef} className="stack" noValidate onSubmit={submit}>
      <p>
        <Trans>Choose the name that others see. It cannot be changed later.</Trans>
      </p>
      <Field
        label={<Trans>Username</Trans>}
        hint={<Trans>4 to 20 characters. You cannot change it later.</Trans>}
        error={problemText(problem)}
      >
        <TextInput
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed}
          valid={nameState === 'free'}
          onChange={(event) => {
            door.clear('name');
            setTyped(event.target.value);
          }}
        />
      </Field>
      <div>
        <Check
          name="agreed"
          className="agree"
          aria-describedby={door.problems.agreed === undefined ? undefined : 'social-agreed-fault'}
          aria-invalid={door.problems.agreed === undefined ? undefined : true}
          onChange={() => door.clear('agreed')}
          label={
            <Trans>
              I am 18 or older and accept the <PageWord href="/terms">Terms</PageWord> and{' '}
              <PageWord href="/policy">Privacy policy</PageWord>.
            </Trans>
          }
        />
        {door.problems.agreed === undefined ? null : (
          <span className="err" id="social-agreed-fault">
            {problemText(door.problems.agreed)}
          </span>
        )}
      </div>
      <DoorFailure failure={door.failure} />
      <Button type="submit" size="lg" block busy={door.isBusy} busyLabel={<Trans>Creating account</Trans>}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
