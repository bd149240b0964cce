import type { RemovalReason } from '@peonia/contract/removal-reasons.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Review has removed a member's file: they are told why, in their language. */
    'file.removed': { readonly account_id: number; readonly reason: RemovalReason };
  }
}
