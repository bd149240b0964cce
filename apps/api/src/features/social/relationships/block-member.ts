import { Refusal } from '../../../platform/http/refusal.ts';
import { actOnMember } from './act-on-member.ts';
import type { MemberCall } from './member-call.ts';
import type { RelationshipContext } from './relationship-context.ts';

/** Blocks a reported member. Does nothing where a block is impossible or exists. */
export async function blockReportedMember(
  call: MemberCall,
  context: RelationshipContext,
  otherId: number,
): Promise<void> {
  try {
    await actOnMember(call, context, otherId, 'block');
  } catch (error) {
    // The state machine refuses before anything is written.
    if (!(error instanceof Refusal)) throw error;
  }
}
