import { buyContact, type Contact } from '@peonia/contract/contacts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, call, isRefusal } from '../../platform/api/call.ts';
import { useMe } from '../../platform/session/session.ts';
import { forgetPaidKey, paidKey } from '../../platform/store/paid-key.ts';
import { openRecharge } from '../payments/open-payment.ts';
import { contactKey } from './queries.ts';

/** Buys the shown fields at the shown price. One request at a time; a retry is charged once. */
export function useContactPurchase(ofId: number, onFail: (error: unknown) => void) {
  const client = useQueryClient();
  const me = useMe();
  const running = useRef(false);
  const [isBuying, setBuying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function buy({ price: expected, fields }: Pick<Contact, 'price' | 'fields'>) {
    if (me === null || running.current) return;
    running.current = true;
    setBuying(true);
    setRefusal(null);
    const action = `contact ${me.id} ${ofId} ${expected} ${fields.join(' ')}`;
    try {
      const contact = await call(
        buyContact,
        { params: { id: ofId }, body: { expected, fields } },
        { idempotent: paidKey(action) },
      );
      forgetPaidKey(action);
      client.setQueryData(contactKey(me.id, ofId), contact);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
        forgetPaidKey(action);
      showRefusal(error, expected);
    } finally {
      running.current = false;
      setBuying(false);
    }
  }

  function showRefusal(error: unknown, expected: number) {
    if (isRefusal(error, 'gold_short')) return openRecharge({ missing: Math.max(1, expected - (me?.balance ?? 0)) });
    if (!isRefusal(error, 'price_changed', 'contact_changed') || !(error instanceof ApiError)) return onFail(error);
    const queryKey = contactKey(me?.id ?? 0, ofId);
    // The button names the new price at once.
    const { price } = error;
    if (price !== null)
      client.setQueryData<Contact>(queryKey, (contact) => contact && { ...contact, price: price.amount });
    void client.invalidateQueries({ queryKey });
    setRefusal(error.message);
  }

  return { buy, isBuying, refusal };
}
