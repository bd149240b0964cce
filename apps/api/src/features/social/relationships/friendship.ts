import type { ErrorName } from '@peonia/contract/protocol/errors.ts';

/** The relationship of two members, from the side of one of them. Source: specification section 4, "Friend request". */
export interface Relationship {
  readonly friends: boolean;
  /**
   * The one request between them. A declined one is no longer pending; it stops its sender from asking again at once.
   */
  readonly request: { readonly by: 'me' | 'them'; readonly declined: boolean } | null;
  readonly i_block: boolean;
  readonly they_block: boolean;
}

/** `end` declines a received request or withdraws a sent one. */
export const acts = ['ask', 'accept', 'end', 'unfriend', 'block', 'unblock'] as const;
export type Act = (typeof acts)[number];

type Decision = { readonly problem: ErrorName } | { readonly problem: null; readonly relationship: Relationship };

export const strangers: Relationship = { friends: false, request: null, i_block: false, they_block: false };

/**
 * The relationship after an act; unchanged where there is nothing to do. `passes`: the other accepts all requests
 * automatically. For a blocked member the blocker does not exist, but can be blocked too: each direction is
 * independent.
 */
export function decide(relationship: Relationship, act: Act, passes: boolean): Decision {
  const to = (change: Partial<Relationship>): Decision => ({
    problem: null,
    relationship: { ...relationship, ...change },
  });
  const waits = relationship.request !== null && !relationship.request.declined ? relationship.request.by : null;
  switch (act) {
    case 'ask':
      if (relationship.they_block) return { problem: 'not_found' };
      if (relationship.i_block) return { problem: 'member_blocked_by_me' };
      if (relationship.friends || waits === 'me') return to({});
      if (waits === 'them' || passes) return to({ friends: true, request: null });
      if (relationship.request?.by === 'me') return { problem: 'request_declined' };
      return to({ request: { by: 'me', declined: false } });
    case 'accept':
      if (waits === 'them') return to({ friends: true, request: null });
      return relationship.friends ? to({}) : { problem: 'not_found' };
    case 'end':
      if (waits === 'them') return to({ request: { by: 'them', declined: true } });
      return waits === 'me' ? to({ request: null }) : to({});
    case 'unfriend':
      return to({ friends: false });
    case 'block':
      return to({ i_block: true, friends: false, request: null });
    case 'unblock':
      return to({ i_block: false });
  }
}

/** The `friend` value of the other's card: 0 none, 1 sent, 2 received, 3 friend, 4 blocked by me. */
export function friendValue({ i_block, friends, request }: Relationship): 0 | 1 | 2 | 3 | 4 {
  if (i_block) return 4;
  if (friends) return 3;
  if (request === null || request.declined) return 0;
  return request.by === 'me' ? 1 : 2;
}

/** `friendValue` as the member's screens show it: nothing of a member who blocks them. */
export function shownValue(relationship: Relationship): 0 | 1 | 2 | 3 | 4 {
  return relationship.they_block ? 0 : friendValue(relationship);
}

/** The same relationship from the other side. */
export function reversed({ friends, request, i_block, they_block }: Relationship): Relationship {
  return {
    friends,
    request: request === null ? null : { ...request, by: request.by === 'me' ? 'them' : 'me' },
    i_block: they_block,
    they_block: i_block,
  };
}
