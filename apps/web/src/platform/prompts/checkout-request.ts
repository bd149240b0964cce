import type { PackMonth } from '@peonia/core/packs.ts';
import { overlay } from './overlay.ts';

/** Request to open the payment dialog. */
export interface PaymentRequest {
  readonly mode: 'recharge' | 'upgrade' | 'item';
  /** The thing that is paid for in mode `item`. */
  readonly item?: { readonly name: 'travel'; readonly id: number };
  /** Missing gold; preselects the smallest amount that covers it. */
  readonly missing?: number;
  /** Recipient of VIP; the member if absent. The name is looked up if absent. */
  readonly target?: { readonly userId: number; readonly name?: string };
  /** Preselected pack. */
  readonly month?: PackMonth;
  /** Called when the dialog closes, with any outcome; the balance may have changed. */
  readonly onClose?: () => void;
}

const dialog = overlay<PaymentRequest>();

/** Opens the payment dialog. Features to the right of payments use the functions of `open-payment.ts`. */
export function askForPayment(request: PaymentRequest): void {
  dialog.ask(request);
}

/** Drops the request after the dialog closed. */
export function dropPaymentRequest(): void {
  const request = dialog.current();
  dialog.drop();
  request?.onClose?.();
}

/** For the host of the dialog: the open request. */
export function usePaymentRequest(): PaymentRequest | null {
  return dialog.use();
}
