import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from '../../platform/errors.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { dropPaymentRequest, usePaymentRequest, type PaymentRequest } from '../../platform/payment-request.ts';
import { useMe } from '../../platform/session/session.ts';
import { updateStoredPayment, readStoredPayment, useStoredPayment, wasClearedHere } from './orders/stored-payment.ts';

/** The dialog's program and words: they come when something is to be paid, or was left in the middle. */
async function loadDialog() {
  const [{ PaymentDialog }, { BackgroundPayment }] = await Promise.all([
    import('./payment-dialog.tsx'),
    import('./orders/background-payment.tsx'),
    openCatalogues('payments', 'membership'),
  ]);
  return { PaymentDialog, BackgroundPayment };
}

/**
 * Where the payment dialog opens: on request, and by itself when a page begins in the middle of a payment. Once, in the
 * frame.
 */
export function PaymentHost() {
  const me = useMe();
  const payment = useStoredPayment();
  const { request, visit, isOpen, close } = useOpening();
  const parts = useDialogParts(me !== null && (isOpen || payment !== null));
  if (me === null || parts === null) return null;
  const { PaymentDialog, BackgroundPayment } = parts;
  const leave = (isOver: boolean) => {
    if (!isOver && payment !== null) updateStoredPayment(payment.key, { away: true });
    close();
  };
  return (
    <>
      <PaymentDialog key={`${me.id} ${visit}`} me={me} open={isOpen} request={request} onClose={leave} />
      {payment?.away === true && !isOpen ? <BackgroundPayment key={payment.key} payment={payment} /> : null}
    </>
  );
}

function useDialogParts(isNeeded: boolean) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const load = useEffectEvent(() => {
    if (parts !== null) return;
    loadDialog().then(setParts, (error: unknown) => {
      dropPaymentRequest();
      showProblem(error);
    });
  });
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return parts;
}

/**
 * Each request opens a dialog of its own. Another tab's payment opens nothing here, but its end closes what stands open
 * for it.
 */
function useOpening() {
  const wanted = usePaymentRequest();
  const [state, setState] = useState<{ request: PaymentRequest | null; visit: number; isOpen: boolean }>(() => ({
    request: null,
    visit: 0,
    isOpen: readStoredPayment()?.away === false,
  }));
  if (wanted !== null && wanted !== state.request) setState({ request: wanted, visit: state.visit + 1, isOpen: true });
  const close = () => {
    setState((now) => ({ ...now, isOpen: false }));
    dropPaymentRequest();
  };
  const key = useStoredPayment()?.key ?? null;
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (key === null && seen !== null && !wasClearedHere(seen)) setState((now) => ({ ...now, isOpen: false }));
  }
  return { ...state, close };
}
