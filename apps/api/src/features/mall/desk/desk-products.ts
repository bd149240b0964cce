import type { DeskProduct, listDeskProducts, updateDeskProduct } from '@peonia/contract/mall-desk.ts';
import { centsFromGold, goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { listAllProducts, updateProduct, type ProductRow } from '../catalogue/product.sql.ts';
import type { MallContext } from '../mall-context.ts';

export async function listDeskCatalogue(
  { db, caller, language }: Call<typeof listDeskProducts>,
  { staff }: MallContext,
): Promise<{ items: DeskProduct[] }> {
  await staff.requireStaff(db, caller, 'products.edit');
  return { items: (await listAllProducts.all(db, { language })).map(presentDeskProduct) };
}

export async function updateDeskCatalogue(
  { db, caller, params, body, language }: Call<typeof updateDeskProduct>,
  { staff }: MallContext,
): Promise<DeskProduct> {
  await staff.requireStaff(db, caller, 'products.edit');
  const price = centsOf(body.price);
  const { stock, delivery_days, is_offered } = body;
  if ((await updateProduct.first(db, { id: params.id, price, stock, delivery_days, is_offered })) === undefined)
    throw refuse('not_found');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'product.changed',
    subject: 'product',
    subject_ids: [params.id],
    detail: `price ${body.price}, stock ${stock}, ${delivery_days} days, ${is_offered ? 'offered' : 'not offered'}`,
  });
  const row = (await listAllProducts.all(db, { language })).find(({ id }) => id === params.id);
  if (row === undefined) throw refuse('not_found');
  return presentDeskProduct(row);
}

function centsOf(gold: number): number {
  try {
    return centsFromGold(gold);
  } catch {
    throw refuse('input_invalid', { field: 'price' });
  }
}

function presentDeskProduct(row: ProductRow): DeskProduct {
  return {
    id: row.id,
    category: row.category,
    name: row.name,
    picture: row.picture,
    price: goldFromCents(row.price),
    stock: row.stock,
    delivery_days: row.delivery_days,
    is_offered: row.is_offered,
  };
}
