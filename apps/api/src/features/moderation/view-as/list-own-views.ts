import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listOwnViews as endpoint } from '@peonia/contract/staff/view-as.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { viewsOf } from './view-as.sql.ts';

const newest = Number.MAX_SAFE_INTEGER;

/** When staff saw the site as the caller has it. It names roles, no person. */
export async function listOwnViews(
  { db, caller, query }: Call<typeof endpoint>,
  { view_as_page }: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  if (query.max_id === -1) return { items: [], max_id: -1 };
  const rows = await viewsOf.all(db, {
    member_id: caller.id,
    before: query.max_id ?? newest,
    most: view_as_page + 1,
  });
  const { shown, max_id } = cutPage(rows, view_as_page);
  return {
    items: shown.map(({ id, cause, roles, opened_at, ended_at, pages }) => ({
      id,
      cause,
      roles,
      opened_at: opened_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      pages,
    })),
    max_id,
  };
}
