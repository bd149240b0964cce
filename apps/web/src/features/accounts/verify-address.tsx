import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { FormEvent } from 'react';
import { useMe } from '../../platform/session/session.ts';
import { readContact } from './check-register.ts';
import { ContactInput } from './contact-input.tsx';
import { DoorFailure } from './door-failure.tsx';
import { problemText } from './problem-text.tsx';
import { readContactField } from './read-contact-field.ts';
import { requestCode } from './request-code.ts';
import { useDoor } from './use-door.ts';

export interface VerifyAddressProps {
  /** Why the address before could not be taken. */
  readonly problem: string | undefined;
  readonly onSent: (address: string, seconds: number) => void;
}

/** The first step: which address. */
export function VerifyAddress({ problem, onSent }: VerifyAddressProps) {
  const me = useMe();
  const door = useDoor<{ address: string; seconds: number }>(({ address, seconds }) => onSent(address, seconds), {
    stays: true,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = readContactField(new FormData(event.currentTarget));
    void door.enter(address === '' ? { contact: 'contact_empty' } : {}, async () => ({
      address,
      seconds: await requestCode({ ...readContact(address), purpose: 'verify' }),
    }));
  };
  return (
    <form ref={door.formRef} className="stack" noValidate onSubmit={submit}>
      <p>
        <Trans>A verified address lets you begin more conversations, and it is the way back into your account.</Trans>
      </p>
      {me?.trialing === 0 ? (
        <Note tone="trust" icon={<ShieldCheckIcon />}>
          <Trans>Verify your e-mail and get a 7-day trial.</Trans>
        </Note>
      ) : null}
      <Field label={<Trans>E-mail or phone</Trans>} error={problemText(door.problems.contact) ?? problem}>
        <ContactInput defaultValue={me?.email ?? me?.phone ?? ''} onChange={() => door.clear('contact')} />
      </Field>
      <DoorFailure failure={door.failure} />
      <Button type="submit" block busy={door.isBusy} busyLabel={<Trans>Sending</Trans>}>
        <Trans>Verify</Trans>
      </Button>
    </form>
  );
}
