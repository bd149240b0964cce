import { readCounter } from '@peonia/contract/accounts/accounts.ts';
import type { RelationshipKind } from '@peonia/contract/social/relationship-state.ts';
import { listBlocked, listFriendRequests, listFriends } from '@peonia/contract/social/relationships.ts';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { usePage } from '../../../platform/query.ts';
import { changeMe } from '../../../platform/session/session.ts';

/** The relationship lists by their name in the URL, in tab order. Source: specification section 2. */
export const relationshipKinds = ['friend', 'request', 'blacklist'] as const satisfies readonly RelationshipKind[];
export type { RelationshipKind };

const endpoints = { friend: listFriends, request: listFriendRequests, blacklist: listBlocked } as const;

/** First part of the query key of every relationship list; kind and language follow. */
export const relationshipsKey = 'ties';

/** First part of the query key of the reader's declined requests; the reader follows. */
export const declinedRequestsKey = 'declined-requests';

/** A list of friends, requests or blocked members, paginated. */
export function useRelationshipList(kind: RelationshipKind) {
  const { language } = useLanguage();
  return usePage([relationshipsKey, kind, language], (max_id, signal) =>
    call(endpoints[kind], { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Marks the requests as read and stores the counters of the reply. */
export async function markRequestsRead(): Promise<void> {
  const { counter } = await call(readCounter, { body: { type: 'request' } });
  changeMe((account) => ({ ...account, counter }));
}
