import type { PayoutMethod } from '@peonia/contract/payouts/payouts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { maskPayoutInformation, maskPayoutNumber } from '@peonia/core/payout-account.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { MethodSeal } from './method-seal.ts';
import { currentMethod } from './method.sql.ts';

/** A method that can be paid to, still encrypted, and from when on. */
export interface SealedMethod {
  readonly sealed: Buffer;
  readonly changed_at: Date;
  readonly payable_at: Date;
}

/** Where the member is paid to now; null without a method. */
export async function readMethodOf(
  db: Db,
  memberId: number,
  { payout_method_hours }: Pick<Limits, 'payout_method_hours'>,
): Promise<SealedMethod | null> {
  const current = await currentMethod.first(db, { member_id: memberId });
  if (current === undefined || current.sealed === null) return null;
  const payable_at = new Date(current.created_at.getTime() + payout_method_hours * 3_600_000);
  return { sealed: current.sealed, changed_at: current.created_at, payable_at };
}

/** The same as its owner sees it, with the number masked. */
export function presentMethod(method: SealedMethod | null, seal: MethodSeal): PayoutMethod | null {
  if (method === null) return null;
  const { kind, account_name, account_number, other_information } = seal.open(method.sealed);
  return {
    kind,
    account_name,
    account_number: maskPayoutNumber(account_number),
    other_information: maskPayoutInformation(other_information),
    changed_at: method.changed_at.toISOString(),
    payable_at: method.payable_at.toISOString(),
  };
}
