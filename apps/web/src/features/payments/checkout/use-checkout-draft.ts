import { useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { useState } from 'react';
import type { PaymentRequest } from '../../../platform/prompts/checkout-request.ts';
import type { StoredPayment } from '../orders/payment-record.ts';
import { atNewPrice } from '../orders/repriced.ts';
import type { PaymentRunner } from '../orders/use-payment.ts';
import { resolveChoice, type Draft, initialDraft } from './payment-choice.ts';
import type { Prices } from './price.ts';
import { useRecipient } from './use-recipient.ts';

/** The checkout selection; kept while the stages of a payment are shown. */
export function useDraft({
  me,
  request,
  runner,
  prices,
}: {
  me: Account;
  request: PaymentRequest | null;
  runner: PaymentRunner;
  prices: Prices | undefined;
}) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>(() =>
    runner.payment === null
      ? {
          ...initialDraft(request?.mode ?? 'recharge', request?.missing, null, request?.month),
          item: request?.item ?? null,
        }
      : draftFromPayment(runner.payment),
  );
  const [isTried, setTried] = useState(false);
  const change = (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next }));
  useRecipient(request?.target, (target) => change({ target, agreed: false }));
  const resolved = prices === undefined ? { choice: null, problem: null } : resolveChoice(prices, me, draft);
  const choice = resolved.choice === null ? null : atNewPrice(resolved.choice, runner.repriced);
  const { problem } = resolved;
  const words = t`The payment page opens in a moment.`;
  return {
    draft,
    choice,
    problem,
    isTried,
    change,
    restart: (missing?: number) => setDraft(initialDraft('recharge', missing, null)),
    pay() {
      setTried(problem !== null);
      if (choice !== null && problem === null) runner.pay(choice, words);
    },
    /** Repeats the payment after a failure. */
    payAgain() {
      const last = runner.payment?.choice;
      runner.clear();
      if (last !== undefined) runner.pay(last, words);
    },
  };
}

function draftFromPayment({ choice: { gold, month, item, method, target } }: StoredPayment): Draft {
  if (item !== null) return { ...initialDraft('item', undefined, null), item, method };
  if (month !== null) return { ...initialDraft('upgrade', undefined, target), month, method };
  return { ...initialDraft('recharge', gold ?? undefined, null), method };
}
