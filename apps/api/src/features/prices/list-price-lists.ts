import type { listPriceLists as endpoint } from '@peonia/contract/money/price-list.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../platform/db/cut-page.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../moderation/public.ts';
import { presentRows } from './present-price-list.ts';
import { listBegunRows, listOpenRows, listPriceRows } from './price-list.sql.ts';

const pageSize = 20;

/** Price lists of one part of the board, newest first. */
export async function listPriceLists(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'prices.change', limits);
  const page = { before: query.max_id ?? Number.MAX_SAFE_INTEGER, most: pageSize + 1 };
  const show = query.show ?? 'open';
  const rows =
    show === 'open'
      ? await listOpenRows.all(db, page)
      : show === 'approved'
        ? await listBegunRows.all(db, page)
        : await listPriceRows.all(db, { ...page, states: ['refused', 'cancelled'] });
  const { shown, max_id } = cutPage(rows, pageSize);
  return { items: await presentRows(db, shown), max_id };
}
