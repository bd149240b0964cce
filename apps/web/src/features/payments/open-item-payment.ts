import { askForPayment, type PaymentRequest } from '../../platform/prompts/checkout-request.ts';
import { requireMember } from '../../platform/session/session.ts';

/** Opens the dialog to pay the fee of a thing of another feature. */
export function openItemPayment(
  item: NonNullable<PaymentRequest['item']>,
  { onClose }: { readonly onClose: () => void },
): void {
  requireMember(() => askForPayment({ mode: 'item', item, onClose }));
}
