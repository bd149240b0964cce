import { isChinaDomain } from '../support/journey.ts';

const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

/** What gold costs on this domain, as an English page writes it: dollars with the discount of VIP, or RMB without. */
export function priceOf(gold: number, discount = 0): string {
  return isChinaDomain ? `CN¥${money(gold * 6)}` : `$${money(gold * (1 - discount))}`;
}

/** Name of the button that pays for so much gold. */
export function payFor(gold: number, discount = 0): RegExp {
  return new RegExp(`^Pay ${priceOf(gold, discount).replace(/[$.]/g, '\\$&')}$`);
}
