import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { friendIds } from './relationship.sql.ts';

/**
 * After the commit of a change of privacy settings: devices that watch the member stop where they may not see any more
 * that the member is online. Devices of VIP, who see hidden profiles, watch again with their next page.
 */
export async function hidePresence(
  { database, realtime }: { readonly database: Db; readonly realtime: Pick<Realtime, 'hidePresence'> },
  memberId: number,
  { online_status, visibility }: Partial<PrivacySettings>,
): Promise<void> {
  if (online_status === 'offline') return realtime.hidePresence(memberId, []);
  if (visibility !== 'hidden' && visibility !== 'friends') return;
  const friends = await friendIds.all(database, { member_id: memberId });
  realtime.hidePresence(
    memberId,
    friends.map(({ other_id }) => other_id),
  );
}
