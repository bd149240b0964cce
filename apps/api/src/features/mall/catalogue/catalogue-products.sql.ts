import { statement } from '../../../platform/db/statement.ts';
import type { ShelfItem, ShelfPage } from '../../accounts/public.ts';
import { pictureOf } from './product.sql.ts';

/** Present rows for the catalogue of the staff, newest first. */
export const catalogueProducts = statement<ShelfPage & object, ShelfItem>(
  'catalogue_products',
  `select coalesce(p.origin_id, p.id) as id, p.id as row_id, p.position, p.is_offered,
     p.category, p.price, p.picture, ${pictureOf('p')} as src,
     p.stock, p.delivery_days::int as delivery_days, p.countries::text[] as countries, false as is_scale,
     (select coalesce(json_agg(json_build_object('language', n.language, 'title', n.name, 'body', n.description, 'choices', '[]'::json)), '[]')
      from product_text n where n.product_id = p.id) as texts
   from product p
   where p.replaced_by is null and (:id::int is null or coalesce(p.origin_id, p.id) = :id::int)
     and (:is_offered::boolean is null or p.is_offered = :is_offered::boolean)
     and (:last::int is null or coalesce(p.origin_id, p.id) < :last::int)
   order by coalesce(p.origin_id, p.id) desc limit :most`,
);

interface ProductColumns {
  readonly category: string;
  readonly price: number | null;
  readonly position: number | null;
  readonly is_offered: boolean;
  readonly delivery_days: number | null;
  readonly countries: string[] | null;
}

/** `follows`: the row that the product replaces, with the pieces it has and those that were ordered. */
export const insertProduct = statement<
  ProductColumns & {
    picture: string | null;
    stock: number | null;
    origin_id: number | null;
    follows: number | null;
  },
  { id: number }
>(
  'insert_product',
  `insert into product (picture, category, price, position, is_offered, delivery_days, countries, origin_id, stock, sold)
   values (:picture, :category, :price, :position, :is_offered, :delivery_days, :countries::char(2)[], :origin_id,
     coalesce((select stock from product where id = :follows::int), :stock::int, 0),
     coalesce((select sold from product where id = :follows::int), 0))
   returning id`,
);

export const replaceProduct = statement<{ id: number; by: number }>(
  'replace_product',
  'update product set is_offered = false, replaced_by = :by where id = :id and replaced_by is null',
);

/** Locked until the transaction ends: an order that comes meanwhile waits. */
export const lockProduct = statement<{ id: number }>(
  'lock_catalogue_product',
  'select from product where id = :id for update',
);

/** The stock changes by a difference, so that simultaneous orders stay counted. */
export const updateProduct = statement<ProductColumns & { id: number; stock_change: number }>(
  'update_product',
  `update product set category = :category, price = :price, position = :position, is_offered = :is_offered,
     delivery_days = :delivery_days, countries = :countries::char(2)[], stock = greatest(0, stock + :stock_change::int)
   where id = :id`,
);

export const insertProductTexts = statement<{ id: number; languages: string[]; titles: string[]; bodies: string[] }>(
  'insert_product_texts',
  `insert into product_text (product_id, language, name, description)
   select :id, t.language, t.name, t.description
   from unnest(:languages::text[], :titles::text[], :bodies::text[]) as t(language, name, description)`,
);
