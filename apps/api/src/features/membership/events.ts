import type { PackMonth } from '@peonia/core/packs.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Somebody became VIP or extended it: by themselves, or by `giver_id`. */
    'membership.upgraded': {
      readonly member_id: number;
      readonly giver_id: number | null;
      readonly month: PackMonth;
      readonly vip_until: string;
    };
    /** The trial of seven days ended without a pack. */
    'membership.trial_over': { readonly member_id: number };
  }
}
