import { Trans, useLingui } from '@lingui/react/macro';
import { openTicket, supportCategories } from '@peonia/contract/support/support.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { refreshOwnTickets } from '../own/own-ticket-queries.ts';
import { categoryLabels } from '../ticket-labels.ts';
import { readContactDraft, storeContactDraft } from './contact-draft.ts';
import * as css from './contact-form.module.css';

/** The contact form of a member: a topic and a text. Leads to the thread of the new ticket. */
export function MemberContactForm() {
  const { t, i18n } = useLingui();
  const form = useMemberContact();
  return (
    <form
      className={`${css.contactForm} ${css.writtenMore} stack`}
      data-testid="contact-form"
      noValidate
      onSubmit={form.submit}
      aria-label={t`Write to us`}
    >
      <p className="muted">
        <Trans>
          Our answer comes to{' '}
          <Link className="link" href="/support">
            your requests
          </Link>{' '}
          and by mail.
        </Trans>
      </p>
      <Field label={<Trans>What is it about?</Trans>}>
        <Select
          name="category"
          options={supportCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
        />
      </Field>
      <Field
        label={<Trans>Your message</Trans>}
        error={form.isEmpty ? <Trans>Please write what we can help you with.</Trans> : undefined}
      >
        <Textarea
          ref={form.contentRef}
          name="content"
          rows={8}
          maxLength={5_000}
          defaultValue={readContactDraft()}
          onChange={(event) => form.change(event.currentTarget.value)}
        />
      </Field>
      <Button
        className={css.button}
        type="submit"
        size="lg"
        icon={<SendIcon />}
        busy={form.isBusy}
        busyLabel={<Trans>Sending</Trans>}
      >
        <Trans>Send message</Trans>
      </Button>
    </form>
  );
}

function useMemberContact() {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const contentRef = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const send = async (body: { category: string; content: string }) => {
    setBusy(true);
    try {
      const { id } = await call(openTicket, { body });
      storeContactDraft('');
      refreshOwnTickets();
      toast.show({ text: t`We have received your message.` });
      await navigate(localePath(`/support/${id}`));
    } catch (error) {
      showProblem(error);
      setBusy(false);
    }
  };

  return {
    contentRef,
    isEmpty,
    isBusy,
    change(text: string) {
      setEmpty(false);
      storeContactDraft(text);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      const data = new FormData(event.currentTarget);
      const content = String(data.get('content') ?? '').trim();
      if (content !== '') return void send({ category: String(data.get('category')), content });
      setEmpty(true);
      contentRef.current?.focus();
    },
  };
}
