import type { PackMonth } from '@peonia/core/packs.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Somebody became VIP or stays it longer: bought by themselves, or by `giver_id` for them. */
    'membership.upgraded': {
      readonly member_id: number;
      readonly giver_id: number | null;
      readonly month: PackMonth;
      readonly vip_until: string;
    };
    /** The seven days are over, and nothing followed them. */
    'membership.trial_over': { readonly member_id: number };
  }
}
