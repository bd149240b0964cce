import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiError, isRefusal, NetworkError } from '../../../platform/api/problem.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { isPrompted } from '../../../platform/prompts/prompt-of.ts';
import { refreshMe } from '../../../platform/session/session.ts';
import { pricesKey } from '../checkout/use-prices.ts';
import { identifyPayer } from '../gateways/identify-payer.ts';
import { openChatAppPayment } from '../gateways/open-chat-app-payment.ts';
import { payInStore } from '../gateways/pay-in-store.ts';
import {
  navigateAfter,
  openPaymentWindow,
  usesPaymentWindow,
  paymentPageUrl,
  type PaymentWindow,
} from '../gateways/payment-window.ts';
import type { BegunPayment, PaymentChoice, StoredPayment } from './payment-record.ts';
import { isSettled, type Stage, stageOf } from './payment-stage.ts';
import { pollOrder, cancelPayment } from './poll-order.ts';
import type { Repriced } from './repriced.ts';
import { sendPurchase } from './send-purchase.ts';
import { sendUpgrade, type Upgrade } from './send-upgrade.ts';
import {
  createStoredPayment,
  updateStoredPayment,
  clearStoredPayment,
  readStoredPayment,
  useStoredPayment,
} from './stored-payment.ts';

interface Run {
  readonly isDisconnected: boolean;
  readonly isBalanceShort: boolean;
  readonly upgrade: Upgrade | null;
  /** Why the last attempt was refused; shown in the checkout. */
  readonly refusal: ApiError | Error | null;
  readonly repriced: Repriced | null;
  readonly isSheetOpen: boolean;
  readonly isStoreAway: boolean;
}

const fresh: Run = {
  isDisconnected: false,
  isBalanceShort: false,
  upgrade: null,
  refusal: null,
  repriced: null,
  isSheetOpen: false,
  isStoreAway: false,
};
/** Keys of purchases in flight: the dialog may remount meanwhile. */
const inFlight = new Set<string>();

/** This browser's payment with its actions. Resumes after a reload. */
export function usePayment() {
  const payment = useStoredPayment();
  const [run, setRun] = useState<Run>(fresh);
  const queryClient = useQueryClient();
  const stage = stageOf(payment, {
    isDisconnected: run.isDisconnected,
    isBalanceShort: run.isBalanceShort,
    isUpgraded: run.upgrade !== null,
  });

  const failed = (error: unknown, { key, choice }: StoredPayment) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof NetworkError) return setRun({ ...fresh, isDisconnected: true });
    // The shown price or the trial may no longer be valid.
    void queryClient.invalidateQueries({ queryKey: pricesKey });
    if (choice.method === 'balance' && isRefusal(error, 'gold_short', 'balance_too_low'))
      return setRun({ ...fresh, isBalanceShort: true });
    clearStoredPayment(key);
    if (isPrompted(error)) {
      setRun(fresh);
      return showProblem(error);
    }
    const price = isRefusal(error, 'price_changed') ? error.price : null;
    setRun({ ...fresh, refusal: error as Error, repriced: price === null ? null : { choice, price } });
  };

  /** Opens the sheet of the app's store. */
  const openSheet = async (stored: StoredPayment, begun: BegunPayment) => {
    setRun({ ...fresh, isSheetOpen: true });
    const hasSold = await payInStore(stored.key, begun);
    setRun({ ...fresh, isStoreAway: !hasSold });
  };

  const begin = async (stored: StoredPayment, paymentWindow: PaymentWindow | null) => {
    if (inFlight.has(stored.key)) return;
    inFlight.add(stored.key);
    const pressedAt = Date.now();
    try {
      const ready = await identifyPayer(stored);
      if (ready === null) return;
      const begun = await sendPurchase(ready);
      if (begun.action === 'store') return await openSheet(stored, begun);
      const address = begun.action === 'redirect' ? paymentPageUrl(begun.token) : null;
      if (address === null) paymentWindow?.close();
      else if (paymentWindow !== null) navigateAfter(paymentWindow, address, pressedAt);
    } catch (error) {
      paymentWindow?.close();
      failed(error, stored);
    } finally {
      inFlight.delete(stored.key);
    }
  };

  useResume(stage, (stored) => void begin(stored, null));
  useUpgradeRequest(stage, payment, (upgrade) => setRun({ ...fresh, upgrade }), failed);
  useOrderPolling(stage, payment);
  useChatAppSheet(payment);

  return {
    payment,
    stage,
    upgrade: run.upgrade,
    refusal: run.refusal,
    /** The payment that was refused because another price holds. */
    repriced: run.repriced,
    /** Pays once, however often it is pressed. `words` show in the new window until the provider's page loads. */
    pay(choice: PaymentChoice, words: string) {
      const stored = createStoredPayment(choice);
      if (stored === null) return;
      setRun(fresh);
      if (choice.method === 'balance' || choice.method === 'present') return;
      void begin(stored, usesPaymentWindow(choice.method) ? openPaymentWindow(words) : null);
    },
    /** Retries after a lost connection, with the same key. */
    tryAgain() {
      setRun(fresh);
      if (payment !== null && payment.begun === null) void begin(payment, null);
    },
    /** The member says that they have paid. */
    claimPaid: () => void (payment && updateStoredPayment(payment.key, { told: true })),
    /** Returns to the provider's window. */
    undoPaidClaim: () => void (payment && updateStoredPayment(payment.key, { told: false })),
    /** The sheet of the app's store is open, or could not sell. */
    isSheetOpen: run.isSheetOpen,
    isStoreAway: run.isStoreAway,
    /** Opens the sheet of the app's store again. */
    openStore() {
      const begun = payment?.begun ?? null;
      if (payment === null || begun === null) return;
      openSheet(payment, begun).catch((error: unknown) => failed(error, payment));
    },
    /** Cancels the payment. */
    cancelPayment: () =>
      cancelPayment().catch((error: unknown) =>
        setRun({ ...fresh, isDisconnected: error instanceof NetworkError, refusal: error as Error }),
      ),
    /** The result has been seen. */
    clear() {
      if (payment !== null) clearStoredPayment(payment.key);
      setRun(fresh);
    },
  };
}

export type PaymentRunner = ReturnType<typeof usePayment>;

/** Resends a purchase that a reload has interrupted, with its key. */
function useResume(stage: Stage, begin: (payment: StoredPayment) => void) {
  const resume = useEffectEvent(() => {
    const stored = readStoredPayment();
    if (stage === 'preparing' && stored !== null) begin(stored);
  });
  useEffect(() => resume(), []);
}

function useUpgradeRequest(
  stage: Stage,
  payment: StoredPayment | null,
  onDone: (upgrade: Upgrade) => void,
  onFailed: (error: unknown, payment: StoredPayment) => void,
) {
  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (payment === null) return;
    try {
      const upgrade = await sendUpgrade(payment, signal);
      // Covers a lost live event.
      void refreshMe().catch(() => {});
      if (!signal.aborted) onDone(upgrade);
    } catch (error) {
      onFailed(error, payment);
    }
  });
  const isOn = stage === 'upgrading';
  useEffect(() => {
    if (!isOn) return;
    const abort = new AbortController();
    void start(abort.signal);
    return () => abort.abort();
  }, [isOn, payment?.key]);
}

/** Polls the order until there is an outcome. */
function useOrderPolling(stage: Stage, payment: StoredPayment | null) {
  const id = payment?.begun?.order.id;
  const isOver = isSettled(stage) && stage !== 'held';
  useEffect(() => (id === undefined || isOver ? undefined : pollOrder(id)), [id, isOver]);
}

/** Opens the chat app's payment sheet automatically, once. */
function useChatAppSheet(payment: StoredPayment | null) {
  const opened = useRef<string>(null);
  const begun = payment?.begun;
  useEffect(() => {
    if (begun?.action !== 'page' || opened.current === begun.order.id) return;
    opened.current = begun.order.id;
    openChatAppPayment(begun.token);
  }, [begun]);
}
