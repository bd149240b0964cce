import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { CaptchaBox } from '../../captcha/captcha-box.tsx';
import { storeContactDraft, readContactDraft } from './contact-draft.ts';
import { ContactSent } from './contact-sent.tsx';
import { MemberContactForm } from './member-contact-form.tsx';
import { useContactForm } from './use-contact-form.ts';
import * as css from './contact-form.module.css';

/** The contact form of guests or members. */
export function ContactForm() {
  return useMe() === null ? <GuestContactForm /> : <MemberContactForm />;
}

function GuestContactForm() {
  const { t } = useLingui();
  const contact = useContactForm();
  const { formRef, faults } = contact;
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const content = formRef.current?.elements.namedItem('content');
    if (!(content instanceof HTMLTextAreaElement)) return;
    // Text typed before hydration wins over the stored draft.
    if (content.value === '') content.value = readContactDraft();
    else storeContactDraft(content.value);
    setReady(true);
  }, [formRef]);

  if (contact.sent !== null) return <ContactSent id={contact.sent.id} email={contact.sent.email} />;
  return (
    <form
      ref={formRef}
      className={`${css.contactForm} ${css.writtenMore} stack`}
      data-testid="contact-form"
      noValidate
      onSubmit={contact.submit}
      aria-label={t`Write to us`}
    >
      <Field
        label={<Trans>Your name</Trans>}
        error={faults.includes('name') ? <Trans>Name is invalid</Trans> : undefined}
        hint={<Trans>At least 4 characters</Trans>}
      >
        <TextInput name="name" autoComplete="name" maxLength={80} onChange={() => contact.clear('name')} />
      </Field>
      <Field
        label={<Trans>E-mail address for our answer</Trans>}
        error={faults.includes('email') ? <Trans>Email address is invalid</Trans> : undefined}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          onChange={() => contact.clear('email')}
        />
      </Field>
      <Field
        label={<Trans>Your message</Trans>}
        error={faults.includes('content') ? <Trans>Please write what we can help you with.</Trans> : undefined}
      >
        <Textarea
          name="content"
          rows={8}
          maxLength={5_000}
          onChange={(event) => {
            contact.clear('content');
            storeContactDraft(event.currentTarget.value);
          }}
        />
      </Field>
      <CaptchaBox
        key={contact.round}
        action="support"
        onSolved={contact.solve}
        error={faults.includes('captcha') ? t`Please click on the validation area` : undefined}
      />
      {/* Before hydration a submit would put the message into the URL. */}
      <Button
        className={css.button}
        type={isReady ? 'submit' : 'button'}
        size="lg"
        icon={<SendIcon />}
        busy={contact.isBusy}
        busyLabel={<Trans>Sending</Trans>}
      >
        <Trans>Send message</Trans>
      </Button>
    </form>
  );
}
