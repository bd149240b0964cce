import { goldFromCents } from '@peonia/core/money.ts';
import { isLifetimePack, trialPack } from '@peonia/core/packs.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { OrderRow } from './order.sql.ts';

/** The title of an order for the provider, the sandbox page and the receipt. */
export function orderTitle(
  order: Pick<OrderRow, 'gold' | 'month' | 'item'>,
  brand: string,
  language: Language,
): string {
  const { month, item } = order;
  if (item !== null) return serverText(language, `pay.title.${item}`, { brand });
  if (month === null) return serverText(language, 'pay.title.gold', { brand, gold: goldFromCents(order.gold) });
  if (month === trialPack) return serverText(language, 'pay.title.trial', { brand });
  return isLifetimePack(month)
    ? serverText(language, 'pay.title.life', { brand })
    : serverText(language, 'pay.title.months', { brand, months: month });
}
