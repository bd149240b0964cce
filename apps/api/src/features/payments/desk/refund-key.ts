import type { OrderRow } from '../orders/order.sql.ts';

type Numbered = Pick<OrderRow, 'public_id'>;

/** The key of a refund at its provider. A request that is sent again is the same refund. */
export function refundKey({ public_id }: Numbered, requestId: number): string {
  return `refund-${public_id}-${requestId}`;
}

/** The request that a key of a refund was made for; null for a refund that was not asked for here. */
export function requestOfRefundKey({ public_id }: Numbered, key: string): number | null {
  const start = `refund-${public_id}-`;
  const id = key.startsWith(start) ? Number(key.slice(start.length)) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
