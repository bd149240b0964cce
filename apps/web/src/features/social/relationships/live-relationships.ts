import {
  changeRelationshipList,
  type RelationshipEvent,
  type RelationshipList,
} from '@peonia/contract/social/relationship-state.ts';
import type { RelationshipCard } from '@peonia/contract/social/relationships.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { type Pages, queryClient } from '../../../platform/query.ts';
import { onLive, onReset } from '../../../platform/realtime/live.ts';
import { goTo } from '../../../platform/router/navigation.ts';
import { changeMember, dropMember } from '../../profiles/member-cache.ts';
import { declinedRequestsKey, type RelationshipKind, relationshipsKey } from './relationship-lists.ts';

/** Keeps friends, requests and blocks in sync on every screen. Returns an unsubscribe function. */
export function startRelationships(): () => void {
  const stops = [
    onLive('friend.changed', (data) => {
      changeMember(queryClient, data.user.user_id, relationshipFields(data.user));
      apply({ name: 'friend.changed', data });
      // A request that is gone may have been declined.
      if (data.user.friend === 0) void queryClient.invalidateQueries({ queryKey: [declinedRequestsKey] });
    }),
    onLive('friend.noted', (data) => apply({ name: 'friend.noted', data })),
    onLive('member.gone', (data) => {
      apply({ name: 'member.gone', data });
      dropMember(queryClient, data.user_id);
      leavePagesOf(data.user_id);
    }),
    onReset(() => void queryClient.invalidateQueries({ queryKey: [relationshipsKey] })),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Relationship fields of a card; presence has its own events. */
function relationshipFields({ friend, block }: RelationshipCard) {
  return { friend, block };
}

function apply(event: RelationshipEvent): void {
  for (const [key, data] of queryClient.getQueriesData<Pages<RelationshipList>>({ queryKey: [relationshipsKey] })) {
    if (data === undefined) continue;
    const before: RelationshipList = {
      items: data.pages.flatMap((page) => page.items),
      max_id: data.pages.at(-1)?.max_id ?? -1,
    };
    const list = changeRelationshipList(before, key[1] as RelationshipKind, event);
    if (list !== before)
      queryClient.setQueryData<Pages<RelationshipList>>(key, () => ({ pages: [list], pageParams: [undefined] }));
  }
  // A snapshot in flight may predate this event.
  void queryClient.invalidateQueries({ queryKey: [relationshipsKey], fetchStatus: 'fetching' });
}

/** Leaves the page of a deleted member as if the id had never existed. */
function leavePagesOf(memberId: number): void {
  const { rest } = languageFromPath(location.pathname);
  if (['profile', 'timeline', 'photo'].some((page) => rest === `/${page}/${memberId}`)) goTo('/404');
  else if (rest === `/chat/${memberId}`) goTo('/chats');
}
