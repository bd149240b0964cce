import type { PayoutState } from '@peonia/contract/payouts/cash-out.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A payout is new or has moved on: the partner gets a mail. */
    'payouts.moved': { readonly payout_id: number; readonly state: PayoutState };
  }
}
