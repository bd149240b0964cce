import type { PayoutBlock } from '@peonia/contract/payouts/cash-out.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { hasSecondStep, isPartner, readIdentified } from '../../accounts/public.ts';
import { mayPayOut } from '../../ledger/public.ts';
import { formatMoney } from '../../payments/public.ts';
import { readMethodOf, type SealedMethod } from '../method/own-method.ts';
import type { PayoutContext } from '../payout-context.ts';
import { readTaxLack } from '../tax/tax-rule.ts';
import { isDisputed } from './payout-stop.ts';
import { hasOpenPayout } from './request.sql.ts';

export interface PayoutBlockState {
  /** Why the member cannot request a payout now; null where they can. */
  readonly block: Exclude<PayoutBlock, 'minimum'> | null;
  readonly method: SealedMethod | null;
}

type BlockContext = Pick<PayoutContext, 'limits' | 'taxCountries'>;

/** Checks everything that a request needs besides its amount. The first reason counts. */
export async function readPayoutBlock(db: Db, memberId: number, context: BlockContext): Promise<PayoutBlockState> {
  const method = await readMethodOf(db, memberId, context.limits);
  return { block: await firstBlock(db, memberId, { ...context, method }), method };
}

async function firstBlock(
  db: Db,
  memberId: number,
  { limits, taxCountries, method }: BlockContext & { readonly method: SealedMethod | null },
): Promise<PayoutBlockState['block']> {
  if (!(await isPartner(db, memberId))) return 'partner';
  if ((await readIdentified(db, memberId)) === null) return 'identity';
  if (!(await hasSecondStep(db, memberId))) return 'two_step';
  if ((await hasOpenPayout.one(db, { member_id: memberId })).open) return 'open';
  if (method === null) return 'method';
  if (method.payable_at.getTime() > Date.now()) return 'method_waits';
  if ((await readTaxLack(db, memberId, { limits, taxCountries })) === 'missing') return 'tax';
  if (await isDisputed(db, memberId, limits)) return 'locked';
  return (await mayPayOut(db)) ? null : 'books';
}

/** The refusal that tells a member why. */
export function refusalOf(
  block: PayoutBlock,
  {
    language,
    limits,
    method,
  }: { readonly language: Language; readonly limits: Limits; readonly method: SealedMethod | null },
): Refusal {
  switch (block) {
    case 'partner':
      return refuse('partner_needed');
    case 'identity':
      return refuse('identity_missing');
    case 'two_step':
      return refuse('two_step_missing');
    case 'open':
      return refuse('payout_open');
    case 'method':
      return refuse('payout_method_missing');
    case 'method_waits':
      return refuse('payout_method_waiting', { date: formatDate(language, method?.payable_at ?? new Date(), 'long') });
    case 'tax':
      return refuse('payout_tax_missing');
    case 'locked':
      return refuse('payment_locked');
    case 'books':
      return refuse('payout_paused');
    case 'minimum':
      return refuse('payout_below_minimum', { amount: formatMoney(limits.payout_min_usd * 100, 'USD', language) });
  }
}
