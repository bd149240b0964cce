import type { HealthFact } from '@peonia/contract/operation/health.ts';
import type { HealthSource } from '../accounts/public.ts';
import { mediaBytes } from './upload.sql.ts';

/** Milliseconds for which the sum is remembered: it reads every upload. */
const freshMs = 10 * 60_000;

/** Bytes of all uploads as they came in; renditions are left out. */
export function mediaHealth(clock: () => number = Date.now): HealthSource {
  let known: { readonly fact: HealthFact; readonly until: number } | null = null;
  return {
    async read(db) {
      if (known === null || known.until < clock()) {
        const { bytes } = await mediaBytes.one(db, {});
        const at = new Date(clock()).toISOString();
        known = { fact: { name: 'media_bytes', state: 'good', value: bytes, at }, until: clock() + freshMs };
      }
      return [known.fact];
    },
  };
}
