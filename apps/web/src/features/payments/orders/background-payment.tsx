import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import type { StoredPayment } from './payment-record.ts';
import { stageOf } from './payment-stage.ts';
import { pollOrder } from './poll-order.ts';
import { clearStoredPayment } from './stored-payment.ts';

/** Polls a payment whose dialog was closed with "tell me later", and shows its result as a toast. */
export function BackgroundPayment({ payment }: { payment: StoredPayment }) {
  const { t } = useLingui();
  const toast = useToast();
  const { language } = useLanguage();
  const id = payment.begun?.order.id;
  const stage = stageOf(payment, { isDisconnected: false, isBalanceShort: false, isUpgraded: false });
  useEffect(() => (id === undefined ? undefined : pollOrder(id)), [id]);

  const showResult = useEffectEvent(() => {
    const order = payment.begun?.order;
    if (order === undefined || stage === 'held') return;
    const gold = formatGold(language, Math.round(order.gold * 100));
    // The page of its thing shows a fee.
    const isFee = stage === 'kept' || (stage === 'success' && order.item !== null);
    if (stage === 'success' && !isFee) toast.show({ text: <Trans>{gold} gold added</Trans> });
    else if (stage === 'upgrading') toast.show({ text: <Trans>Payment received. VIP has been added.</Trans> });
    else if (stage === 'failed')
      toast.show({
        tone: 'bad',
        text: <Trans>Payment failed</Trans>,
        action: {
          label: t`Try again`,
          onPress: () => askForPayment({ mode: order.month === null ? 'recharge' : 'upgrade' }),
        },
      });
    else if (!isFee) return;
    clearStoredPayment(payment.key);
  });
  useEffect(() => showResult(), [stage]);
  return null;
}
