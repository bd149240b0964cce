import { getProduct } from '@peonia/contract/mall/mall.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';

/** A product in the order that the member is putting together. Name and price are those of its card. */
export interface CartLine {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly price: number;
  readonly quantity: number;
  readonly countries: readonly string[] | null;
}

const none: readonly CartLine[] = [];

/** The lines of this member's order in this browser; they survive a reload. */
export function useCart(): readonly CartLine[] {
  const me = useMe();
  const stored = useStored('mallCart');
  return stored !== null && stored['account'] === me?.id ? (stored['lines'] as readonly CartLine[]) : none;
}

/** Sets how many pieces of a product are ordered; 0 removes it. */
export function setCartLine(account: number, lines: readonly CartLine[], line: CartLine): void {
  const quantity = Math.min(line.quantity, limits.order_quantity_max);
  const isKnown = lines.some(({ id }) => id === line.id);
  const next = isKnown
    ? lines.map((one) => (one.id === line.id ? { ...line, quantity } : one))
    : [...lines, { ...line, quantity }].slice(-limits.order_products_max);
  browserStore.set('mallCart', { account, lines: next.filter((one) => one.quantity > 0) });
}

/** Reads the prices of the lines again: a line keeps the price of the card that it came from. */
export async function refreshCart(account: number, lines: readonly CartLine[]): Promise<void> {
  const products = await Promise.all(lines.map(({ id }) => call(getProduct, { params: { id } })));
  const next = lines.map((line, nth) => ({ ...line, price: products[nth]?.price ?? line.price }));
  browserStore.set('mallCart', { account, lines: next });
}

export function clearCart(): void {
  browserStore.set('mallCart', null);
}

/** Gold for all lines, in hundredths. */
export function cartCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
}

/** Countries that all lines are delivered to; null is everywhere. */
export function cartCountries(lines: readonly Pick<CartLine, 'countries'>[]): readonly string[] | null {
  return lines.reduce<readonly string[] | null>(
    (common, { countries }) =>
      countries === null ? common : common === null ? countries : common.filter((code) => countries.includes(code)),
    null,
  );
}
