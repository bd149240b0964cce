import type { FoundMember } from '@peonia/contract/moderation/members.ts';

/** The state of an account as staff see it. */
export function statusOf(status: string): FoundMember['status'] {
  return status === 'active' || status === 'suspended' ? status : 'closed';
}
