import type {
  deleteSavedAddress,
  DeliveryAddress,
  getSavedAddress,
  listMallOrders,
  MallOrder,
  MallOrderPage,
} from '@peonia/contract/mall/mall.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { pageOf, pageStart } from '../../../platform/http/page-start.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MallContext } from '../mall-context.ts';
import { dropSavedAddress, listOrderRows, orderPage, savedAddress } from './order.sql.ts';
import { otherSide, presentOrder, presentOrderPage } from './present-order.ts';

type Reading = Pick<Call<Endpoint>, 'db' | 'language'> & { readonly caller: Caller };

/** An order of which the caller is a side. Throws `not_found` for anyone else. */
export async function readOrder(
  { db, caller, language }: Reading,
  id: number,
  { cards, addresses }: MallContext,
): Promise<MallOrderPage> {
  const row = await orderPage.first(db, { id, reader: caller.id, language });
  if (row === undefined) throw refuse('not_found');
  const other = otherSide(row, caller.id);
  const user = other === null ? undefined : (await cards.hydrate(db, caller, [other], language)).get(other);
  return presentOrderPage(row, caller.id, user ?? null, addresses);
}

/** Own orders. Their place is the id of the last order before a page: later orders move no page. */
export async function listOrders(
  { db, caller, language, query }: Call<typeof listMallOrders>,
  { cards, limits }: MallContext,
): Promise<{ items: MallOrder[]; max_id: number }> {
  const page = pageOf(query);
  if (page === -1) return { items: [], max_id: -1 };
  const rows = await listOrderRows.all(db, {
    reader: caller.id,
    language,
    to: query.to ?? null,
    before: pageStart(page),
    most: limits.order_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.order_page);
  const others = shown.flatMap((row) => otherSide(row, caller.id) ?? []);
  const people = await cards.hydrate(db, caller, others, language);
  return {
    items: shown.map((row) => presentOrder(row, caller.id, people.get(otherSide(row, caller.id) ?? 0) ?? null)),
    max_id,
  };
}

export async function readSavedAddress(
  { db, caller }: Call<typeof getSavedAddress>,
  { addresses }: MallContext,
): Promise<{ address: DeliveryAddress | null }> {
  const row = await savedAddress.first(db, { member_id: caller.id });
  return { address: row === undefined ? null : addresses.open(row.address) };
}

export async function removeSavedAddress({
  db,
  caller,
}: Call<typeof deleteSavedAddress>): Promise<Record<string, never>> {
  await dropSavedAddress.run(db, { member_id: caller.id });
  return {};
}
