import type { ReplyOf } from '../protocol/endpoint.ts';
import type { EventData, EventName } from '../protocol/realtime.ts';
import type { listFriends, RelationshipCard } from './relationships.ts';

/**
 * How the lists of friends, requests and blocks change with the events of the private channel: pure functions that
 * answer the same object where nothing changes. The law `snapshot + events = fresh snapshot` is tested against the real
 * server.
 */
export type RelationshipList = ReplyOf<typeof listFriends>;
export type RelationshipEvent = { [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName];

/** The friend value of whom a list holds. */
const holds = { friend: 3, request: 2, blacklist: 4 } as const;
export type RelationshipKind = keyof typeof holds;

export function changeRelationshipList(
  list: RelationshipList,
  kind: RelationshipKind,
  event: RelationshipEvent,
): RelationshipList {
  switch (event.name) {
    case 'friend.changed':
      return event.data.user.friend === holds[kind]
        ? put(list, event.data.user)
        : without(list, event.data.user.user_id);
    case 'member.gone':
      return without(list, event.data.user_id);
    case 'friend.noted': {
      const { user_id, remark, top } = event.data;
      const held = list.items.find((one) => one.user_id === user_id);
      // Only friends are kept on top: elsewhere the note alone has changed.
      return held === undefined ? list : put(list, { ...held, remark, top: kind === 'friend' ? top : held.top });
    }
    default:
      return list;
  }
}

/**
 * Place in a list as one number, the `max_id` that goes on behind it: who is kept on top comes first, then the newest.
 */
export function relationshipCursor(id: number, isTop: boolean): number {
  return id * 2 + (isTop ? 1 : 0);
}

function put(list: RelationshipList, card: RelationshipCard): RelationshipList {
  const others = without(list, card.user_id);
  // Behind the pages loaded so far it comes with its own page.
  if (list.max_id !== -1 && compare(relationshipCursor(card.id, card.top), list.max_id) < 0) return others;
  return {
    ...list,
    items: [...others.items, card].toSorted((one, other) =>
      compare(relationshipCursor(other.id, other.top), relationshipCursor(one.id, one.top)),
    ),
  };
}

function without(list: RelationshipList, userId: number): RelationshipList {
  return list.items.some((one) => one.user_id === userId)
    ? { ...list, items: list.items.filter((one) => one.user_id !== userId) }
    : list;
}

function compare(one: number, other: number): number {
  return (one % 2) - (other % 2) || one - other;
}
