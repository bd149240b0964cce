import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { isPartner } from '../../accounts/public.ts';
import type { Spending } from '../transfers/spend-gold.ts';

/** Who earns from spending on a member: the member, if they are a partner. Source: decisions "Partner earnings". */
export async function earnerOf(
  db: Db,
  memberId: number,
  limits: Limits,
): Promise<NonNullable<Spending['earner']> | null> {
  return (await isPartner(db, memberId)) ? earnerFor(memberId, limits) : null;
}

/** What a partner earns of a spending. */
export function earnerFor(memberId: number, limits: Limits): NonNullable<Spending['earner']> {
  return { member_id: memberId, basis_points: limits.partner_share_basis_points, held_days: limits.earning_held_days };
}
