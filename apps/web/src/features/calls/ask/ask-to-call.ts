import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { changeDoor } from '../call-door.ts';

/** Opens the price of a call to a member; a guest logs in first. */
export function askToCall(user: MemberCard, kind: CallKind): void {
  requireMember(() => changeDoor({ wish: { user, kind } }));
}
