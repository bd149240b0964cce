import type { getProduct, listProducts as endpoint, Product, ProductPage } from '@peonia/contract/mall/mall.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireMall, type MallContext } from '../mall-context.ts';
import { listProductRows, productById, type ProductRow } from './product.sql.ts';

/** A page of the catalogue. `max_id` is the place of the last product before it: what others buy moves no page. */
export async function listProducts(
  { db, caller, query, language }: Call<typeof endpoint>,
  { limits, settings }: MallContext,
): Promise<{ items: Product[]; max_id: number }> {
  await requireMall(db, caller, settings);
  if (query.max_id === -1) return { items: [], max_id: -1 };
  const rows = await listProductRows.all(db, {
    language,
    category: query.category === undefined || query.category === 'all' ? null : query.category,
    sort: query.sort ?? 'new',
    after: query.max_id ?? -1,
    most: limits.product_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.product_page, ({ place }) => place);
  return { items: shown.map(presentProduct), max_id };
}

export async function readProduct(
  { db, caller, params, language }: Call<typeof getProduct>,
  { limits, settings }: MallContext,
): Promise<ProductPage> {
  await requireMall(db, caller, settings);
  const row = await productById.first(db, { id: params.id, language });
  if (row === undefined) throw refuse('not_found');
  return {
    ...presentProduct(row),
    description: row.description,
    pictures: [row.picture, row.close_picture, '/mall/card.svg'],
    quantity_max: Math.min(row.stock, limits.order_quantity_max),
  };
}

function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    category: row.category,
    name: row.name,
    price: goldFromCents(row.price),
    picture: row.picture,
    in_stock: row.stock > 0,
    countries: row.countries,
    delivery_days: row.delivery_days,
  };
}
