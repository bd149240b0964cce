import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { usedCharacters } from './quota.sql.ts';

/** Used and total characters of today's quota. */
export async function readQuota(db: Db, caller: Caller, limits: Limits): Promise<{ used: number; most: number }> {
  const row = await usedCharacters.first(db, { member_id: caller.id });
  return { used: row?.used ?? 0, most: entitlementsOf(caller, limits).translation_characters_per_day };
}
