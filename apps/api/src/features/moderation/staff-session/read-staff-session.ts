import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import type { getStaffSession as endpoint } from '@peonia/contract/staff/staff.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readQueue } from '../../media/public.ts';
import { countWaitingTranslations } from '../../translators/public.ts';
import { readSelfieQueue } from '../../verification/public.ts';
import { waitingCases } from '../complaints/complaint-queue.sql.ts';
import { savedViewsOf } from '../saved-views/saved-view.sql.ts';
import { readStaff } from './require-staff.ts';

/** The caller's staff roles, state and counters of waiting work. */
export async function readStaffSession(
  { db, caller }: Call<typeof endpoint>,
  { limits, canTranslate }: { limits: Limits; canTranslate: boolean },
): Promise<ReplyOf<typeof endpoint>> {
  const staff = await readStaff(db, caller, limits);
  if (staff === undefined) throw refuse('not_found');
  const { name, roles, has_factor, seen_at } = staff;
  const isOpen = has_factor && seen_at !== null;
  const until = isOpen ? new Date(seen_at.getTime() + limits.staff_idle_minutes * 60_000).toISOString() : null;
  const reviews = isOpen && isPermitted(roles, 'photos.review');
  const [[file], [selfie], cases] = reviews
    ? await Promise.all([
        readQueue(db, { signals: null, after: 0, most: 1 }),
        readSelfieQueue(db, { after: null, most: 1 }),
        waitingCases.one(db, {}),
      ])
    : [[], [], { complaints: 0, appeals: 0 }];
  const { waiting: translations } =
    isOpen && isPermitted(roles, 'translations.deliver')
      ? await countWaitingTranslations.one(db, { member_id: caller.id, minutes: limits.translator_idle_minutes })
      : { waiting: 0 };
  return {
    name,
    roles,
    state: isOpen ? 'open' : has_factor ? 'locked' : 'missing',
    until,
    can_translate: canTranslate,
    saved_views: isOpen ? await savedViewsOf.all(db, { member_id: caller.id }) : [],
    waiting: { files: file?.waiting ?? 0, selfies: selfie?.waiting ?? 0, ...cases, translations },
  };
}
