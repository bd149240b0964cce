import type { Language } from '@peonia/i18n/languages.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maySee, readPrivacy, readAccessFacts } from '../../privacy/public.ts';
import { hasFinished } from '../../profiles/public.ts';
import { readCounts, emitRelationship } from './emit-relationship.ts';
import { otherSide } from './friend-request.sql.ts';
import { decide, friendValue, strangers, type Act, type Relationship } from './friendship.ts';
import type { MemberCall } from './member-call.ts';
import { readRelationship, type RelationshipFacts } from './read-relationship.ts';
import type { RelationshipContext } from './relationship-context.ts';
import { writeRelationship } from './write-relationship.ts';

/**
 * Applies one act of a member on another: the state machine decides, and a database lock serialises both sides' acts.
 * Returns the new relationship. Throws `not_found` for a member who may not be seen, except for a block.
 */
export async function actOnMember(
  call: MemberCall,
  context: RelationshipContext,
  otherId: number,
  act: Act,
): Promise<Relationship> {
  const { db, caller } = call;
  if (otherId === caller.id) throw refuse('message_to_self');
  if (act === 'ask' && !(await hasFinished.one(db, { member_id: caller.id })).finished) throw refuse('steps_missing');
  const facts = await readRelationship(db, caller, otherId, context.limits);
  if (isEnding(act)) {
    if (friendValue(facts.relationship) === 0) return facts.relationship;
  } else if (!(await mayBegin(call, context, facts, otherId, act))) {
    // The reply to a block does not reveal whether the member exists: they may block the caller.
    if (act === 'block') return { ...strangers, i_block: true };
    throw refuse('not_found');
  }
  const side = await otherSide.first(db, { other: otherId, member: caller.id });
  const passes = act === 'ask' && (await readPrivacy(db, otherId)).friend_preference === 'pass';
  const decision = decide(facts.relationship, act, passes);
  if (decision.problem !== null) throw refuse(decision.problem, { days: context.limits.request_again_days });
  const after = decision.relationship;
  // A request is shown with its sender: a sender without a visible card cannot ask.
  if (friendValue(after) === 1 && friendValue(facts.relationship) !== 1 && side?.may_know !== true)
    throw refuse('request_unseen');

  const couldSee = side !== undefined && (await sawCaller(call, context, otherId, side.is_vip));
  const counts = await readCounts(call, otherId);
  await writeRelationship(db, caller.id, otherId, facts.relationship, after);
  await emitRelationship(call, context, {
    otherId,
    before: facts.relationship,
    after,
    language: side?.language as Language | undefined,
    couldSee,
    counts,
  });
  return after;
}

/**
 * Ending a relationship works even when the other hides or has closed the account, and does nothing where there is
 * none.
 */
function isEnding(act: Act): boolean {
  return act === 'unblock' || act === 'unfriend' || act === 'end';
}

/** Blocking also works against a member who blocks the caller, and a hidden one who has a conversation with them. */
async function mayBegin(
  { db, caller }: MemberCall,
  { hasThreadWith }: RelationshipContext,
  { access, relationship }: RelationshipFacts,
  otherId: number,
  act: Act,
): Promise<boolean> {
  if (!access.exists || !(await hasFinished.one(db, { member_id: otherId })).finished) return false;
  if (access.blocks_me && act !== 'block') return false;
  return (
    maySee({ ...access, blocks_me: false }) ||
    friendValue(relationship) !== 0 ||
    (act === 'block' && (await hasThreadWith(db, caller.id, otherId)))
  );
}

async function sawCaller(
  { db, caller }: MemberCall,
  { hasThreadWith }: RelationshipContext,
  otherId: number,
  isVip: boolean,
): Promise<boolean> {
  const back = await readAccessFacts(db, { id: otherId, vip: isVip }, caller.id);
  return !back.blocks_me && (maySee(back) || (await hasThreadWith(db, otherId, caller.id)));
}
