import { seesReservedProfiles } from '@peonia/contract/entitlements.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { readStandingRow, type StandingRow } from './standing.sql.ts';
import type { Standing } from './standing.ts';

/** How the reader stands to a member. An id that does not exist gives a standing that refuses everything. */
export async function readStanding(
  db: Db,
  reader: Pick<Caller, 'id' | 'vip'> | null,
  memberId: number,
): Promise<Standing> {
  const row = await readStandingRow.first(db, { reader: reader?.id ?? null, member: memberId });
  return standingOf(row, reader, memberId);
}

/** The standing that a row of `standingColumns` tells of. */
export function standingOf(
  row: StandingRow | undefined,
  reader: Pick<Caller, 'id' | 'vip'> | null,
  memberId: number,
): Standing {
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
