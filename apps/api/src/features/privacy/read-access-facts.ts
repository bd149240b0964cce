import { seesReservedProfiles } from '@peonia/contract/money/entitlements.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { readAccessFactsRow, type AccessFactsRow } from './access-policy.sql.ts';
import type { AccessFacts } from './access-policy.ts';

/**
 * Reads the access facts between a reader and a member. An id that does not exist gives facts that refuse everything.
 */
export async function readAccessFacts(
  db: Db,
  reader: Pick<Caller, 'id' | 'vip'> | null,
  memberId: number,
): Promise<AccessFacts> {
  const row = await readAccessFactsRow.first(db, { reader: reader?.id ?? null, member: memberId });
  return accessFactsOf(row, reader, memberId);
}

/** The access facts of a row of `accessFactColumns`. */
export function accessFactsOf(
  row: AccessFactsRow | undefined,
  reader: Pick<Caller, 'id' | 'vip'> | null,
  memberId: number,
): AccessFacts {
  return {
    exists: row?.active ?? false,
    is_self: reader?.id === memberId,
    i_block: row?.i_block ?? false,
    blocks_me: row?.blocks_me ?? false,
    is_friend: row?.is_friend ?? false,
    i_am_guest: reader === null,
    i_see_reserved: reader !== null && seesReservedProfiles(reader),
    visibility: row?.visibility ?? 'hidden',
    message_privacy: row?.message_privacy ?? 'friends',
    online_status: row?.online_status ?? 'offline',
  };
}
