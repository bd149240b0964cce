import { openTicket } from '@peonia/contract/support/support.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { storeContactDraft } from './contact-draft.ts';
import { validateContact, type ContactField } from './validate-contact.ts';

/** Refusals that belong to a field. */
const fieldOf = {
  support_name_invalid: 'name',
  email_invalid: 'email',
  support_content_empty: 'content',
  captcha_required: 'captcha',
} as const;

interface Contact {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly faults: readonly ContactField[];
  readonly isBusy: boolean;
  /** Ticket number and reply address, once sent. */
  readonly sent: { readonly id: number; readonly email: string } | null;
  /** Key of the captcha: each solution is accepted once. */
  readonly round: number;
  readonly solve: (payload: string | null) => void;
  readonly clear: (field: ContactField) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** State of the contact form. The inputs are uncontrolled, so that text typed before hydration is kept. */
export function useContactForm(): Contact {
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useRef<string | null>(null);
  const [faults, setFaults] = useState<readonly ContactField[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<Contact['sent']>(null);
  const [round, setRound] = useState(0);

  const clear = (field: ContactField) => setFaults((now) => now.filter((one) => one !== field));
  const focusFirst = (next: readonly ContactField[]) => {
    setFaults(next);
    formRef.current?.querySelector<HTMLElement>(`[name=${next[0]}]`)?.focus();
  };

  const send = async (body: { name: string; email: string; content: string }) => {
    setBusy(true);
    try {
      const { id } = await call(openTicket, { body: { ...body, category: 'contact', captcha: captcha.current ?? '' } });
      storeContactDraft('');
      setSent({ id, email: body.email });
    } catch (error) {
      captcha.current = null;
      setRound((now) => now + 1);
      const reason = (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).find((name) => isRefusal(error, name));
      if (reason === undefined) showProblem(error);
      else focusFirst([fieldOf[reason]]);
    } finally {
      setBusy(false);
    }
  };

  return {
    formRef,
    faults,
    isBusy,
    sent,
    round,
    clear,
    solve(payload) {
      captcha.current = payload;
      if (payload !== null) clear('captcha');
    },
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      const data = new FormData(event.currentTarget);
      const text = (name: string) => String(data.get(name) ?? '').trim();
      const body = { name: text('name'), email: text('email'), content: text('content') };
      const found = validateContact({ ...body, captcha: captcha.current });
      if (found.length > 0) focusFirst(found);
      else void send(body);
    },
  };
}
