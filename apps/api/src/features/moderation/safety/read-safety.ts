import { safetyDays, type SafetyFigures } from '@peonia/contract/moderation/safety.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { type ResponseRow, selfieResponses } from '../../verification/public.ts';
import { complaintResponses } from './safety.sql.ts';

/** Returns a reader of the public figures, which are the same for everybody and kept for a while. */
export function openSafety(limits: Limits): (db: Db) => Promise<SafetyFigures> {
  let known: { readonly figures: SafetyFigures; readonly until: number } | null = null;
  return async (db) => {
    if (known !== null && Date.now() < known.until) return known.figures;
    const span = { days: safetyDays };
    const [selfies, complaints] = await Promise.all([selfieResponses.one(db, span), complaintResponses.one(db, span)]);
    const minutesOf = ({ decided, seconds }: ResponseRow) =>
      seconds === null || decided < limits.safety_min_cases ? null : Math.max(1, Math.round(seconds / 60));
    const figures = {
      selfies: { minutes: minutesOf(selfies), target_hours: limits.selfie_hours },
      complaints: { minutes: minutesOf(complaints), target_hours: limits.complaint_hours },
    };
    known = { figures, until: Date.now() + limits.safety_seconds * 1_000 };
    return figures;
  };
}
