import type { Cohort, getRetention as endpoint } from '@peonia/contract/operation/figures.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../moderation/public.ts';
import { cohorts } from './figures.sql.ts';

/** Cohorts of the last weeks, the newest first. One of few members has no shares. */
export async function readRetention(
  { db, caller }: Call<typeof endpoint>,
  { staff_idle_minutes, retention_weeks: most, figure_group_min }: Limits,
): Promise<{ items: Cohort[] }> {
  await requireStaff(db, caller, 'figures.read', { staff_idle_minutes });
  const rows = await cohorts.all(db, { most });
  return {
    items: rows.map(({ week, size, active }) =>
      size < figure_group_min
        ? { week, size: null, active: [] }
        : { week, size, active: active.map((count) => Math.round((count / size) * 1_000) / 1_000) },
    ),
  };
}
