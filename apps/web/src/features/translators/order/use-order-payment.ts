import { orderTranslation, type TranslationQuote } from '@peonia/contract/translation/translators.ts';
import { useRef, useState } from 'react';
import { ApiError, call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { forgetPaidKey, paidKey } from '../../../platform/store/paid-key.ts';
import { openRecharge } from '../../payments/open-payment.ts';
import { cacheOrder, refetchQuote } from './order-queries.ts';

/** Pays for a translation at the shown price. One request at a time; a retry is paid once. */
export function useOrderPayment({ message_id, price }: TranslationQuote, onPaid: () => void) {
  const me = useMe();
  const running = useRef(false);
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function pay() {
    if (me === null || running.current) return;
    running.current = true;
    setPaying(true);
    setRefusal(null);
    const action = `translation ${me.id} ${message_id} ${price}`;
    try {
      const order = await call(
        orderTranslation,
        { body: { message_id, expected: price } },
        { idempotent: paidKey(action) },
      );
      forgetPaidKey(action);
      cacheOrder(order);
      onPaid();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
        forgetPaidKey(action);
      showPaymentError(error);
    } finally {
      running.current = false;
      setPaying(false);
    }
  }

  function showPaymentError(error: unknown) {
    if (isRefusal(error, 'gold_short')) return openRecharge({ missing: Math.max(1, price - (me?.balance ?? 0)) });
    if (!isRefusal(error, 'price_changed', 'translation_quote_over') || !(error instanceof ApiError))
      return showProblem(error);
    // The new price shows above the message.
    refetchQuote(message_id);
    setRefusal(error.message);
  }

  return { pay, isPaying, refusal };
}
