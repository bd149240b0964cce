import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import type { Suspension } from './complaints/mail-suspension.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Review removed a member's file: its owner is mailed the reason. */
    'file.removed': { readonly account_id: number; readonly reason: RemovalReason };
    /** A suspension: mailed with its reason and how to appeal. */
    'member.suspended': Suspension;
    /** Two administrators changed the staff roles of a member, who is mailed the new ones. */
    'staff.roles-changed': { readonly account_id: number; readonly roles: readonly StaffRole[] };
    /** A ban for fraud: all correspondents are notified. */
    'member.banned': { readonly account_id: number; readonly name: string };
    /** A ban ended because it did not stand: the warnings about it are taken back. */
    'member.ban-ended': { readonly account_id: number };
    /** A ban for fraud is final: one correspondent is mailed. */
    'correspondent.warned': { readonly account_id: number; readonly banned: string };
  }
}
