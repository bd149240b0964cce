import { hotRead } from '../../../platform/db/statement.ts';
import { friendsOf, listableTo } from '../../privacy/public.ts';

/** Friends who are connected now and may see the member in lists, as a query of one column `friend_id`. */
export function onlineFriendsOf(member: string, { most }: { most: string }): string {
  return `select f.friend_id from (${friendsOf({ reader: member })}) f
   where exists (select 1 from online_member o where o.member_id = f.friend_id)
     and ${listableTo({ reader: 'f.friend_id', readerVip: 'false', member: `${member}::bigint` })}
   limit ${most}`;
}

export const onlineFriends = hotRead<{ member_id: number; most: number }, { friend_id: number }>(
  'online_friends',
  onlineFriendsOf(':member_id', { most: ':most' }),
);
