import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { FormEvent } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { requestCode } from '../codes/request-code.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { readContact } from '../form/check-fields.ts';
import { ContactInput } from '../form/contact-input.tsx';
import { problemText } from '../form/problem-text.tsx';
import { readContactField } from '../form/read-contact-field.ts';
import { useAuthForm } from '../form/use-auth-form.ts';

interface VerifyAddressProps {
  readonly onSent: (address: string, seconds: number) => void;
}

/** First step: the address. */
export function VerifyAddress({ onSent }: VerifyAddressProps) {
  const me = useMe();
  const form = useAuthForm<{ address: string; seconds: number }>(({ address, seconds }) => onSent(address, seconds), {
    staysOpen: true,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = readContactField(new FormData(event.currentTarget));
    void form.submit(address === '' ? { contact: 'contact_empty' } : {}, async () => ({
      address,
      seconds: await requestCode({ ...readContact(address), purpose: 'verify' }),
    }));
  };
  return (
    <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
      <p>
        <Trans>A verified address lets you start more chats and recover your account.</Trans>
      </p>
      {me?.trialing === 0 ? (
        <Note tone="trust" icon={<ShieldCheckIcon />}>
          <Trans>Verify your e-mail and get a 7-day trial.</Trans>
        </Note>
      ) : null}
      <Field label={<Trans>E-mail or phone</Trans>} error={problemText(form.problems.contact)}>
        <ContactInput defaultValue={me?.email ?? me?.phone ?? ''} onChange={() => form.clear('contact')} />
      </Field>
      <AuthFormFailure failure={form.failure} />
      <Button type="submit" block busy={form.isBusy} busyLabel={<Trans>Sending</Trans>}>
        <Trans>Verify</Trans>
      </Button>
    </form>
  );
}
