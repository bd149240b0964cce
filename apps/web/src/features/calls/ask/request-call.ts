import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { updateCallScreen } from '../state/call-screen-state.ts';

/** Opens the call dialog for a member; a guest logs in first. */
export function requestCall(user: MemberCard, kind: CallKind): void {
  requireMember(() => updateCallScreen({ request: { user, kind } }));
}
