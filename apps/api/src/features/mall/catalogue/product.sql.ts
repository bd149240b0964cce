import type { ProductCategory } from '@peonia/contract/mall/mall.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';

/** URL of a picture of a product, from a row of `product`. Uploaded ones have an ending, and no detail. */
export function pictureOf(product: string, suffix = ''): string {
  return `case when ${product}.picture like '%.webp' then '/catalogue/' || ${product}.picture
    else '/mall/' || ${product}.picture || '${suffix}.svg' end`;
}

export interface ProductRow {
  readonly id: number;
  readonly category: ProductCategory;
  readonly name: string;
  readonly description: string;
  /** Hundredths of gold. */
  readonly price: number;
  readonly stock: number;
  readonly countries: string[] | null;
  readonly delivery_days: number;
  readonly is_offered: boolean;
  readonly picture: string;
  readonly close_picture: string;
}

const columns = `p.id, p.category, n.name, n.description, p.price, p.stock, p.countries::text[] as countries, p.delivery_days, p.is_offered,
  ${pictureOf('p')} as picture, ${pictureOf('p', '-close')} as close_picture`;

const named = 'product p join product_text n on n.product_id = p.id and n.language = :language';

/**
 * Place of a product in the order of a list, below 2^53: whether it is sold out, what the list is sorted by in 28 bits,
 * and the negated id in 24 bits.
 */
const place = `((p.stock = 0)::int::bigint << 52)
     + (case :sort when 'price' then least(p.price, 268435455) when 'popular' then 268435455 - least(p.sold, 268435455) else coalesce(p.position, 268435455) end::bigint << 24)
     + (16777215 - p.id)`;

/** Offered products in the order of the list; sold out ones come last. */
export const listProductRows = hotRead<
  { language: string; category: string | null; sort: string; after: number; most: number },
  ProductRow & { readonly place: number } & Record<string, unknown>
>(
  'list_products',
  `select ${columns}, ${place} as place from ${named}
   where p.is_offered and (:category::text is null or p.category = :category::text) and ${place} > :after::bigint
   order by place limit :most`,
);

export const productById = hotRead<{ language: string; id: number }, ProductRow & Record<string, unknown>>(
  'product_by_id',
  `select ${columns} from ${named} where p.id = :id and p.is_offered`,
);

/** Locked by id until the transaction ends, so that two orders never take the same pieces. */
export const lockProducts = statement<
  { ids: number[] },
  { id: number; price: number; stock: number; countries: string[] | null }
>(
  'lock_products',
  'select id, price, stock, countries::text[] as countries from product where id = any(:ids::int[]) and is_offered order by id for update',
);

export const takeStock = statement<{ ids: number[]; quantities: number[] }>(
  'take_product_stock',
  `update product p set stock = p.stock - g.quantity, sold = p.sold + g.quantity
   from unnest(:ids::int[], :quantities::int[]) as g(id, quantity) where p.id = g.id`,
);

/** Puts the pieces of an order back, to the present row of each product. */
export const returnStock = statement<{ order_id: number }>(
  'return_product_stock',
  `with taken as (
     select p.id, i.quantity from mall_order_item i join product o on o.id = i.product_id
     join product p on coalesce(p.origin_id, p.id) = coalesce(o.origin_id, o.id) and p.replaced_by is null
     where i.order_id = :order_id order by p.id for update of p
   )
   update product p set stock = p.stock + t.quantity, sold = greatest(0, p.sold - t.quantity) from taken t where p.id = t.id`,
);
