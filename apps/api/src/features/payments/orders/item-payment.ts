import type { ItemPayment, PaymentItem } from '../payment-item.ts';
import type { OrderRow } from './order.sql.ts';

/** The thing of an order, and its payment as the thing's feature sees it. */
export function itemPayment(
  { id, account_id, item, item_id }: OrderRow,
  items: readonly PaymentItem[],
): { readonly item: PaymentItem; readonly payment: ItemPayment } {
  const found = items.find(({ name }) => name === item);
  if (found === undefined || item_id === null) throw new Error(`No feature knows the paid item ${item}`);
  return { item: found, payment: { id: item_id, payer_id: account_id, order_id: id } };
}
