import { useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts.ts';
import { useState } from 'react';
import type { PaymentRequest } from '../../platform/payment-request.ts';
import type { StoredPayment } from '../../platform/store/stored-payment.ts';
import { choiceOf, type Draft, firstDraft } from './choice-of.ts';
import type { Prices } from './price-of.ts';
import type { PaymentRunner } from './use-payment.ts';
import { useTarget } from './use-target.ts';

/** What the member picks, kept while the states of a payment stand in its place. */
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
      ? firstDraft(request?.mode ?? 'recharge', request?.missing, null, request?.month)
      : draftOf(runner.payment),
  );
  const [isTried, setTried] = useState(false);
  const change = (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next }));
  useTarget(request?.target, (target) => change({ target, agreed: false }));
  const { choice, problem } = prices === undefined ? { choice: null, problem: null } : choiceOf(prices, me, draft);
  const words = t`The payment page opens in a moment.`;
  return {
    draft,
    choice,
    isTried,
    change,
    restart: (missing?: number) => setDraft(firstDraft('recharge', missing, null)),
    pay() {
      setTried(problem !== null);
      if (choice !== null && problem === null) runner.pay(choice, words);
    },
    /** The same once more, after it has failed. */
    payAgain() {
      const last = runner.payment?.choice;
      runner.forget();
      if (last !== undefined) runner.pay(last, words);
    },
  };
}

function draftOf({ choice: { gold, month, method, target } }: StoredPayment): Draft {
  if (month !== null) return { ...firstDraft('upgrade', undefined, target), month, method };
  return { ...firstDraft('recharge', gold ?? undefined, null), method };
}
