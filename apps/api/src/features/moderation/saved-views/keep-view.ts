import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { deleteView, SavedView, saveView } from '@peonia/contract/staff/saved-views.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import {
  countOtherViews,
  deleteSavedView,
  dropDefaultView,
  lockSavedViews,
  upsertSavedView,
} from './saved-view.sql.ts';

/** Saves or replaces a view of the caller by its name. Throws `saved_views_full` at the limit of the page. */
export async function keepView({ db, caller, body }: Call<typeof saveView>, limits: Limits): Promise<SavedView> {
  await requireStaff(db, caller, 'saved_views.keep', limits);
  const { page, query, is_default } = body;
  const name = body.name.trim();
  if (name === '') throw refuse('input_invalid', { field: 'name' });
  const own = { member_id: caller.id, page };
  await lockSavedViews.run(db, { member_id: caller.id });
  const { count } = await countOtherViews.one(db, { ...own, name });
  if (count >= limits.saved_views) throw refuse('saved_views_full');
  if (is_default) await dropDefaultView.run(db, own);
  return upsertSavedView.one(db, { ...own, name, query, is_default });
}

export async function removeView(
  { db, caller, params }: Call<typeof deleteView>,
  limits: Limits,
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'saved_views.keep', limits);
  await deleteSavedView.run(db, { member_id: caller.id, id: params.id });
  return {};
}
