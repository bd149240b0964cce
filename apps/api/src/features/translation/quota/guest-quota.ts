import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Payer } from '../translator.ts';

/** The characters that all guests together may have translated in a day. */
export interface GuestQuota {
  payer(count: number): Payer;
}

/** Counts in this process alone: the limit protects from cost, and a restart does no harm. */
export function openGuestQuota(limits: Limits): GuestQuota {
  let day = '';
  let used = 0;
  return {
    payer(count) {
      let hasPaid = false;
      return {
        take: async () => {
          const today = dayOf(new Date());
          if (today !== day) [day, used] = [today, 0];
          hasPaid = used + count <= limits.guest_translation_characters_per_day;
          if (hasPaid) used += count;
          return hasPaid;
        },
        giveBack: async () => {
          if (hasPaid) used = Math.max(0, used - count);
          hasPaid = false;
        },
      };
    },
  };
}
