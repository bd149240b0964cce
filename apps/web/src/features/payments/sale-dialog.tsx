import { useEffect } from 'react';
import { isMobileApp } from '../../platform/app-shell.ts';
import { usePrices } from './checkout/use-prices.ts';
import { NoSaleDialog } from './no-sale-dialog.tsx';
import { isPaidInApp } from './orders/payment-record.ts';
import { useStoredPayment } from './orders/stored-payment.ts';
import { PaymentDialog, type PaymentDialogProps } from './payment-dialog.tsx';

/**
 * The payment dialog. In the mobile app gold and VIP are sold by its store, and where it has none, a dialog says so:
 * stores want what is used inside of an app to be bought by their own payment. Fees of what happens outside of the app,
 * such as a journey, are paid as anywhere.
 */
export function SaleDialog(props: PaymentDialogProps) {
  if (!isMobileApp() || props.request?.mode === 'item') return <PaymentDialog {...props} />;
  return <AppSaleDialog {...props} />;
}

function AppSaleDialog(props: PaymentDialogProps) {
  const { request, open, onClose } = props;
  const payment = useStoredPayment();
  const prices = usePrices();
  const sells = window.appShell?.store !== undefined && prices.data?.store !== null;
  if (payment !== null && !isPaidInApp(payment.choice)) return <ElsewherePaid open={open} onClose={onClose} />;
  const mode = request?.mode === 'upgrade' ? 'upgrade' : 'recharge';
  if (!sells && (payment === null || payment.choice.item === null))
    return <NoSaleDialog open={open} mode={mode} onClose={() => onClose(true)} />;
  return <PaymentDialog {...props} />;
}

/** A payment that began outside of the stores goes on in the background: the app leads to no other payment page. */
function ElsewherePaid({ open, onClose }: Pick<PaymentDialogProps, 'open' | 'onClose'>) {
  useEffect(() => {
    if (open) onClose(false);
  });
  return null;
}
