import { statement } from '../../../platform/db/statement.ts';

export type Exclusion = 'same_person' | 'same_instrument';

export interface ShareRow extends Record<string, unknown> {
  readonly order_id: number;
  readonly partner_id: number;
  readonly member_id: number | null;
  readonly basis_points: number;
  readonly excluded: Exclusion | null;
  /** Hundredths of USD. */
  readonly cash: number;
  /** Hundredths of gold. */
  readonly amount: number;
  readonly moves: number;
}

/**
 * Opens the share of an order where its payer was referred within these months before the order, by somebody who is a
 * partner still. Nothing is credited yet. The same order again changes nothing.
 */
export const openShare = statement<{
  order_id: number;
  member_id: number;
  ordered_at: Date;
  months: number;
  basis_points: number;
}>(
  'open_partner_share',
  `insert into partner_share (order_id, partner_id, member_id, pid, country, basis_points)
   select :order_id, r.partner_id, r.member_id, r.pid, r.country, :basis_points
   from partner_referral r
   where r.member_id = :member_id and r.excluded is null
     and :ordered_at::timestamptz < r.referred_at + make_interval(months => :months::int)
   on conflict (order_id) do nothing`,
);

export const lockShare = statement<{ order_id: number }, ShareRow>(
  'lock_partner_share',
  `select order_id, partner_id, member_id, basis_points, excluded, cash, amount, moves
   from partner_share where order_id = :order_id for update`,
);

export const referrerOf = statement<{ member_id: number }, { partner_id: number }>(
  'referrer_of',
  'select partner_id from partner_referral where member_id = :member_id and excluded is null',
);

export const saveShare = statement<{
  order_id: number;
  cash: number;
  amount: number;
  moves: number;
  excluded: string | null;
}>(
  'save_partner_share',
  `update partner_share set cash = :cash, amount = :amount, moves = :moves, excluded = :excluded, changed_at = now()
   where order_id = :order_id`,
);

/** For the export of a partner: without who paid. */
export const sharesOf = statement<
  { member_id: number },
  { order_id: number; pid: string; cash: number; amount: number; created_at: Date }
>(
  'partner_shares_of',
  `select order_id, pid, cash, amount, created_at from partner_share where partner_id = :member_id
   order by created_at, order_id limit 100000`,
);

/** The books keep the number of the order. */
export const eraseShares = statement<{ member_id: number }>(
  'erase_partner_shares',
  'update partner_share set member_id = null, country = null where member_id = :member_id',
);

/** Campaigns of the links that brought the payers of orders. A deleted link has none. */
export const campaignsOfOrders = statement<{ partner_id: number; ids: number[] }, { id: number; campaign: string }>(
  'campaigns_of_orders',
  `select s.order_id as id, l.campaign from partner_share s join partner_link l on l.pid = s.pid
   where s.order_id = any(:ids::bigint[]) and s.partner_id = :partner_id and l.campaign <> ''`,
);
