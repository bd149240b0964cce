import { useLingui } from '@lingui/react/macro';
import { saveContact, type Contact } from '@peonia/contract/contacts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, isRefusal } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useMe } from '../../platform/session/session.ts';
import type { ContactField } from './field-names.ts';
import { contactKey } from './queries.ts';

type Draft = Readonly<Record<ContactField | 'price', string>> & { readonly show: boolean; readonly vip_free: boolean };
type Problems = { readonly [field in ContactField | 'price']?: string };

/** State of the form: draft, validation and saving. */
export function useInformationForm(loaded: Contact) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const me = useMe()?.id ?? 0;
  const [saved, setSaved] = useState(() => draftOf(loaded));
  const [draft, setDraft] = useState(saved);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<boolean> {
    const [least, most] = [limits.contact_price_min, limits.contact_price_max];
    const price = priceOf(draft.price);
    if (price === null) {
      setProblems({ price: t`Please write a whole number from ${least} to ${most}.` });
      return false;
    }
    setBusy(true);
    try {
      const { facebook, wechat, phone, email } = draft;
      const contact = await call(saveContact, {
        body: { facebook, wechat, phone, email, price, show: draft.show ? 1 : 0, vip_free: draft.vip_free ? 1 : 0 },
      });
      client.setQueryData(contactKey(me, me), contact);
      // As stored: a phone number is normalised.
      setSaved(draftOf(contact));
      setDraft(draftOf(contact));
      toast.show({ text: t`Saved` });
      return true;
    } catch (error) {
      const field = isRefusal(error, 'phone_invalid') ? 'phone' : isRefusal(error, 'email_invalid') ? 'email' : null;
      if (field === null || !(error instanceof ApiError)) showProblem(error);
      else setProblems({ [field]: error.message });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    change: (part: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...part }));
      setProblems({});
    },
    problems,
    isDirty: JSON.stringify(draft) !== JSON.stringify(saved),
    isBusy,
    save,
  };
}

function draftOf({ facebook, wechat, phone, email, price, show, vip_free }: Contact): Draft {
  return {
    facebook: facebook ?? '',
    wechat: wechat ?? '',
    phone: phone ?? '',
    email: email ?? '',
    price: String(price),
    show: show === 1,
    vip_free: vip_free === 1,
  };
}

/** Whole gold within the limits, or null. */
function priceOf(typed: string): number | null {
  const price = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return price >= limits.contact_price_min && price <= limits.contact_price_max ? price : null;
}
