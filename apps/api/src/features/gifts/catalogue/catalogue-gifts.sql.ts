import { statement } from '../../../platform/db/statement.ts';
import type { ShelfItem, ShelfPage } from '../../accounts/public.ts';
import { pictureOf } from '../gift.sql.ts';

/** Present rows for the catalogue of the staff, newest first. */
export const catalogueGifts = statement<ShelfPage & object, ShelfItem>(
  'catalogue_gifts',
  `select coalesce(g.origin_id, g.id) as id, g.id as row_id, g.position, g.is_offered,
     g.category, g.price, g.picture, ${pictureOf('g')} as src,
     null::int as stock, null::int as delivery_days, null::text[] as countries, false as is_scale,
     (select coalesce(json_agg(json_build_object('language', n.language, 'title', n.name, 'body', '', 'choices', '[]'::json)), '[]')
      from gift_name n where n.gift_id = g.id) as texts
   from gift g
   where g.replaced_by is null and (:id::int is null or coalesce(g.origin_id, g.id) = :id::int)
     and (:is_offered::boolean is null or g.is_offered = :is_offered::boolean)
     and (:last::int is null or coalesce(g.origin_id, g.id) < :last::int)
   order by coalesce(g.origin_id, g.id) desc limit :most`,
);

interface GiftColumns {
  readonly category: string;
  readonly price: number | null;
  readonly position: number | null;
  readonly is_offered: boolean;
}

/** `follows`: the row that the gift replaces, whose popularity it keeps. */
export const insertGift = statement<
  GiftColumns & { picture: string | null; origin_id: number | null; follows: number | null },
  { id: number }
>(
  'insert_gift',
  `insert into gift (picture, category, price, position, is_offered, origin_id, hit)
   values (:picture, :category, :price, :position, :is_offered, :origin_id,
     coalesce((select hit from gift where id = :follows::int), 0))
   returning id`,
);

/** Returns no row for a gift that was replaced already. */
export const replaceGift = statement<{ id: number; by: number }>(
  'replace_gift',
  'update gift set is_offered = false, replaced_by = :by where id = :id and replaced_by is null',
);

export const updateGift = statement<GiftColumns & { id: number }>(
  'update_gift',
  'update gift set category = :category, price = :price, position = :position, is_offered = :is_offered where id = :id',
);

export const insertGiftNames = statement<{ id: number; languages: string[]; titles: string[] }>(
  'insert_gift_names',
  `insert into gift_name (gift_id, language, name)
   select :id, t.language, t.name from unnest(:languages::text[], :titles::text[]) as t(language, name)`,
);
