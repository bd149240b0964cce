import type { RemovalReason } from '@peonia/contract/removal-reasons.ts';
import type { Suspension } from './complaints/mail-suspension.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Review has removed a member's file: they are told why, in their language. */
    'file.removed': { readonly account_id: number; readonly reason: RemovalReason };
    /** A complaint has led to a suspension: a letter says why and how to appeal. */
    'member.put-out': Suspension;
    /** Banned for fraud: everybody who wrote with them is told. */
    'member.banned': { readonly account_id: number; readonly name: string };
  }
}
