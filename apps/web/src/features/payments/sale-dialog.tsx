import { isMobileApp } from '../../platform/app-shell.ts';
import { NoSaleDialog } from './no-sale-dialog.tsx';
import { PaymentDialog, type PaymentDialogProps } from './payment-dialog.tsx';

/**
 * The payment dialog, or in the mobile app why it does not sell gold and VIP: stores want what is used inside of an app
 * to be bought by their own payment. Fees of what happens outside of the app, such as a journey, are paid as anywhere.
 */
export function SaleDialog(props: PaymentDialogProps) {
  const { request, open, onClose } = props;
  if (!isMobileApp() || request === null || request.mode === 'item') return <PaymentDialog {...props} />;
  return <NoSaleDialog open={open} mode={request.mode} onClose={() => onClose(true)} />;
}
