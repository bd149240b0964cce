import { useLingui } from '@lingui/react/macro';
import { type DeliveryAddress, placeOrder } from '@peonia/contract/mall/mall.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRef, useState } from 'react';
import { ApiError, call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { isPrompted } from '../../../platform/prompts/prompt-of.ts';
import { queryClient } from '../../../platform/query.ts';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { useMe } from '../../../platform/session/session.ts';
import { forgetPaidKey, hasPaidKey, isDoneBefore, paidKey } from '../../../platform/store/paid-key.ts';
import { openRecharge } from '../../payments/open-payment.ts';
import { dateTime } from '../date-time.ts';
import { cartCents, clearCart, refreshCart, type CartLine } from '../products/cart.ts';
import { showOrder } from '../queries.ts';
import { emptyAddress, isComplete } from './address-fields.tsx';

/** Fields of an order, and its placing: one request at a time; a retry of the same order is charged once. */
export function useOrderForm(to: number | null, onDone: () => void) {
  const { t } = useLingui();
  const me = useMe();
  const toast = useToast();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const running = useRef(false);
  const [isGift, setGift] = useState(true);
  const [recipient, setRecipient] = useState<number | null>(to);
  const [card, setCard] = useState('');
  const [address, setAddress] = useState<DeliveryAddress>({
    ...emptyAddress,
    country: me?.profile.place?.country ?? 'CN',
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function order(lines: readonly CartLine[]) {
    if (me === null || running.current) return;
    if (isGift && recipient === null) return setProblem(t`Please choose who it is for.`);
    if (!isGift && !isComplete(address)) return setProblem(t`Please enter the whole address.`);
    running.current = true;
    setBusy(true);
    setProblem(null);
    const body = {
      items: lines.map(({ id, quantity }) => ({ id, quantity })),
      to: isGift ? recipient : null,
      card: isGift ? card : '',
      address: isGift ? null : address,
      expected: cartCents(lines) / 100,
    };
    const action = `mall ${me.id} ${JSON.stringify(body)}`;
    const isRetry = hasPaidKey(action);
    try {
      const placed = await call(placeOrder, { body }, { idempotent: paidKey(action) });
      forgetPaidKey(action);
      showOrder(placed);
      onDone();
      clearCart();
      if (isDoneBefore(isRetry, placed.created_at)) {
        const at = dateTime(language, placed.created_at);
        toast.show({ text: t`You placed this order at ${at} already. It was not placed a second time.` });
      }
      await navigate(localePath(`/order/${placed.id}`));
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429)
        forgetPaidKey(action);
      if (isRefusal(error, 'price_changed')) await refreshCart(me.id, lines).catch(showProblem);
      showRefusal(error, body.expected);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function showRefusal(error: unknown, expected: number) {
    if (isRefusal(error, 'gold_short')) return openRecharge({ missing: Math.max(1, expected - (me?.balance ?? 0)) });
    if (!(error instanceof ApiError) || isPrompted(error) || error.status >= 500 || error.status === 401)
      return showProblem(error);
    // The catalogue shows the new price or stock.
    if (isRefusal(error, 'price_changed', 'product_sold_out', 'product_unknown'))
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    setProblem(error.message);
  }

  return { isGift, setGift, recipient, setRecipient, card, setCard, address, setAddress, isBusy, problem, order };
}
