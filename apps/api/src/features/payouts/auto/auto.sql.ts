import type { PayoutBlock } from '@peonia/contract/payouts/cash-out.ts';
import { statement } from '../../../platform/db/statement.ts';

interface AutoRow extends Record<string, unknown> {
  readonly is_on: boolean;
  readonly skipped: PayoutBlock | null;
  readonly skipped_at: Date | null;
}

export const autoOf = statement<{ member_id: number }, AutoRow>(
  'payout_auto_of',
  'select is_on, skipped, skipped_at from payout_auto where member_id = :member_id',
);

/** Turning it on or off forgets why it was left out. */
export const saveAuto = statement<{ member_id: number; is_on: boolean }>(
  'save_payout_auto',
  `insert into payout_auto (member_id, is_on) values (:member_id, :is_on)
   on conflict (member_id) do update set is_on = excluded.is_on, skipped = null, skipped_at = null`,
);

export const autoMembers = statement<{ after: number; most: number }, { member_id: number }>(
  'payout_auto_members',
  'select member_id from payout_auto where is_on and member_id > :after order by member_id limit :most::int',
);

/** Null where it was requested. */
export const noteAuto = statement<{ member_id: number; skipped: PayoutBlock | null }>(
  'note_payout_auto',
  `update payout_auto set skipped = :skipped::text, skipped_at = case when :skipped::text is null then null else now() end
   where member_id = :member_id`,
);

export const eraseAuto = statement<{ member_id: number }>(
  'erase_payout_auto',
  'delete from payout_auto where member_id = :member_id',
);
