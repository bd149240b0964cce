import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';

/** Reasons of a ban for which all correspondents of the member are warned. */
export const frauds: readonly ComplaintReason[] = ['money', 'not_real', 'not_own'];

export function isFraud(reason: string | null): boolean {
  return frauds.some((fraud) => fraud === reason);
}
