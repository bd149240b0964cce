import type { CallKind } from '@peonia/contract/calls.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold, type GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readVip } from '../../accounts/public.ts';
import { readBalance } from '../../ledger/public.ts';
import { usedFreeMinutes } from './minute.sql.ts';

/** Funds for the next minute: gold, and the free voice minutes of the day that VIP has left. */
interface CallBalance {
  readonly balance: GoldCents;
  readonly free_minutes: number;
  readonly free_minutes_left: number;
}

export async function readCallBalance(db: Db, memberId: number, limits: Limits): Promise<CallBalance> {
  const [balance, { vip }, used] = await Promise.all([
    readBalance(db, memberId),
    readVip(db, memberId),
    usedFreeMinutes.first(db, { member_id: memberId }),
  ]);
  const free_minutes = entitlementsOf({ vip, verified: true }, limits).voice_minutes_per_day;
  return { balance, free_minutes, free_minutes_left: Math.max(0, free_minutes - (used?.used ?? 0)) };
}

/** Whether the funds cover one more minute at this price. */
export function coversMinute(
  { balance, free_minutes_left }: CallBalance,
  { kind, price }: { kind: CallKind; price: GoldCents },
): boolean {
  return balance >= price || (kind === 'voice' && free_minutes_left > 0);
}

/** Price of a started minute, in hundredths of gold. */
export function minutePrice(kind: CallKind, limits: Limits): GoldCents {
  return centsFromGold(kind === 'voice' ? limits.call_voice_price : limits.call_video_price);
}
