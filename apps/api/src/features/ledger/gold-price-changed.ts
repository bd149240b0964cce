import { goldFromCents, type GoldCents } from '@peonia/core/money.ts';
import { type Refusal, refusePrice } from '../../platform/http/refusal.ts';

/** `price_changed` for what is paid from the balance, with its price now. */
export function goldPriceChanged(price: GoldCents): Refusal {
  return refusePrice({ amount: goldFromCents(price), currency: 'gold' });
}
