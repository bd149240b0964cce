import type { Language } from '@peonia/i18n/languages.ts';
import { notify, settleNotification, withdrawNotification } from '../../notifications/public.ts';
import { countFriendRequests } from './count-friend-requests.ts';
import { friendValue, reversed, shownValue, type Relationship } from './friendship.ts';
import type { MemberCall } from './member-call.ts';
import { relationshipCardOf } from './relationship-cards.ts';
import type { RelationshipContext } from './relationship-context.ts';

interface Change {
  readonly otherId: number;
  readonly before: Relationship;
  readonly after: Relationship;
  /** Language of the other; undefined for a closed account, which has no devices. */
  readonly language: Language | undefined;
  /** Whether the other could see the caller before the act. */
  readonly couldSee: boolean;
  /** Both request counters before the act. */
  readonly counts: Counts;
}

interface Counts {
  readonly mine: number;
  readonly theirs: number;
}

export async function readCounts({ db, caller }: MemberCall, otherId: number): Promise<Counts> {
  const [mine, theirs] = await Promise.all([countFriendRequests(db, caller.id), countFriendRequests(db, otherId)]);
  return { mine, theirs };
}

/**
 * Publishes the new relationship to both sides. A blocked member only gets the event that a member is gone; presence
 * subscriptions end with it.
 */
export async function emitRelationship(
  call: MemberCall,
  { cards, realtime }: RelationshipContext,
  change: Change,
): Promise<void> {
  const { db, caller, emit } = call;
  const { otherId, before, after, language, couldSee, counts } = change;
  const now = await readCounts(call, otherId);
  const isNewBlock = after.i_block && !before.i_block;

  if (shownValue(after) !== shownValue(before)) {
    const user = await relationshipCardOf(db, cards, caller.id, otherId, call.language);
    if (user !== undefined) emit(caller.id, 'friend.changed', { user, count: now.mine - counts.mine });
  }
  if (isNewBlock) {
    if (couldSee) emit(otherId, 'member.gone', { user_id: caller.id, count: now.theirs - counts.theirs });
  } else if (shownValue(reversed(after)) !== shownValue(reversed(before)) && language !== undefined) {
    const user = await relationshipCardOf(db, cards, otherId, caller.id, language);
    if (user !== undefined) emit(otherId, 'friend.changed', { user, count: now.theirs - counts.theirs });
    const what = happeningOf(reversed(after), reversed(before));
    if (what !== null) await notify(db, { member_id: otherId, type: 'friend', what, person_id: caller.id });
  }
  // Accepted, on whichever page: nothing about it is new any more.
  if (friendValue(before) === 2 && after.friends) {
    const about = { member_id: caller.id, type: 'friend', what: 'asked', person_id: otherId } as const;
    for (const settled of await settleNotification(db, cards, about)) emit(caller.id, 'notification.taken', settled);
  }
  // Withdrawn or declined. After acceptance the notification stays, and after a block the list hides it until the block
  // ends.
  if (friendValue(reversed(before)) === 2 && !after.friends && friendValue(reversed(after)) !== 2)
    await removeNotificationPerson(call, cards, otherId, caller.id);
  if (friendValue(before) === 2 && !after.friends && friendValue(after) !== 2)
    await removeNotificationPerson(call, cards, caller.id, otherId);
  if (isNewBlock || (before.friends && !after.friends)) call.afterCommit(() => realtime.part(caller.id, otherId));
}

/** Removes the notification from the other's list on all devices. */
async function removeNotificationPerson(
  { db, emit }: MemberCall,
  cards: RelationshipContext['cards'],
  askedId: number,
  senderId: number,
): Promise<void> {
  for (const taken of await withdrawNotification(db, cards, {
    member_id: askedId,
    type: 'friend',
    what: 'asked',
    person_id: senderId,
  }))
    emit(askedId, 'notification.taken', taken);
}

/** Notifies the other side: a request arrived, or was accepted. */
function happeningOf(after: Relationship, before: Relationship): 'asked' | 'accepted' | null {
  if (friendValue(after) === 2) return 'asked';
  return after.friends && !before.friends ? 'accepted' : null;
}
