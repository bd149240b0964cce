import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { dropPaymentRequest, usePaymentRequest, type PaymentRequest } from '../../platform/prompts/checkout-request.ts';
import { useMe } from '../../platform/session/session.ts';
import { updateStoredPayment, readStoredPayment, useStoredPayment, wasClearedHere } from './orders/stored-payment.ts';

/** The dialog's code and texts, loaded for a payment request or an unfinished payment. */
const dialogPart = lazyPart(
  async () => {
    const [{ SaleDialog }, { BackgroundPayment }] = await Promise.all([
      import('./sale-dialog.tsx'),
      import('./orders/background-payment.tsx'),
    ]);
    return { SaleDialog, BackgroundPayment };
  },
  'payments',
  'membership',
);

/**
 * Hosts the payment dialog: opened on request, or at start for an unfinished payment. Mounted once, in the app frame.
 */
export function PaymentHost() {
  const me = useMe();
  const payment = useStoredPayment();
  const { request, visit, isOpen, close } = useOpening();
  const parts = dialogPart.use(me !== null && (isOpen || payment !== null), dropPaymentRequest);
  if (me === null || parts === null) return null;
  const { SaleDialog, BackgroundPayment } = parts;
  const closeDialog = (isOver: boolean) => {
    if (!isOver && payment !== null) updateStoredPayment(payment.key, { away: true });
    close();
  };
  return (
    <>
      <SaleDialog key={`${me.id} ${visit}`} me={me} open={isOpen} request={request} onClose={closeDialog} />
      {payment?.away === true && !isOpen ? <BackgroundPayment key={payment.key} payment={payment} /> : null}
    </>
  );
}

/**
 * Each request opens a new dialog. A payment of another tab opens nothing here, but its end closes the dialog shown for
 * it.
 */
function useOpening() {
  const requested = usePaymentRequest();
  const [state, setState] = useState<{ request: PaymentRequest | null; visit: number; isOpen: boolean }>(() => ({
    request: null,
    visit: 0,
    isOpen: readStoredPayment()?.away === false,
  }));
  if (requested !== null && requested !== state.request)
    setState({ request: requested, visit: state.visit + 1, isOpen: true });
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
