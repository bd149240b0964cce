import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { isLanguage, type Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { isForGold, type OrderRow } from './order.sql.ts';

/** The state as the payer sees it: an order under review is pending, whatever the books say. */
export function shownState({ is_held, state }: OrderRow): PaymentOrder['state'] {
  return is_held ? 'pending' : state;
}

/** An order as its payer sees it. */
export function presentOrder(order: OrderRow, language: Language): PaymentOrder {
  return {
    id: order.public_id,
    state: shownState(order),
    gateway: order.gateway,
    gold: isForGold(order) ? goldFromCents(order.gold) : 0,
    month: order.month,
    item: order.item === null || order.item_id === null ? null : { name: order.item, id: order.item_id },
    target: order.target_id === order.account_id ? null : { user_id: order.target_id, name: order.target_name ?? '' },
    amount: order.amount / 100,
    currency: order.currency,
    charged: chargedOf(order),
    reason: order.reason === null ? null : serverText(language, `pay.reason.${order.reason}`),
    as_gold: order.as_gold,
    created_at: order.created_at.toISOString(),
  };
}

/** What a store has charged, at its own price and in its own currency; null for all other gateways. */
export function chargedOf({
  charged_thousandths,
  charged_currency,
}: Pick<OrderRow, 'charged_thousandths' | 'charged_currency'>): PaymentOrder['charged'] {
  if (charged_thousandths === null || charged_currency === null) return null;
  return { amount: charged_thousandths / 1_000, currency: charged_currency };
}

/** The payer's language when the order was made, for later messages. */
export function languageOf(order: OrderRow): Language {
  return isLanguage(order.language) ? order.language : 'en';
}
