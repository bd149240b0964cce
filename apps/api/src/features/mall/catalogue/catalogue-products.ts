import { textColumns, type CatalogueShelf } from '../../accounts/public.ts';
import {
  catalogueProducts,
  insertProduct,
  insertProductTexts,
  lockProduct,
  replaceProduct,
  updateProduct,
} from './catalogue-products.sql.ts';

/** Products as staff edit them. An ordered product keeps its row. */
export const productShelf: CatalogueShelf = {
  kind: 'product',
  keepsRows: true,
  list: (db, page) => catalogueProducts.all(db, page),
  async insert(db, content, follows) {
    const { category, price, picture, position, is_offered, stock, delivery_days, countries } = content;
    const columns = { category, price, picture, position, is_offered, stock, delivery_days, countries };
    if (follows !== null) await lockProduct.run(db, { id: follows.row_id });
    const origin_id = follows?.id ?? null;
    const { id } = await insertProduct.one(db, { ...columns, origin_id, follows: follows?.row_id ?? null });
    await insertProductTexts.run(db, { id, ...textColumns(content), bodies: content.texts.map(({ body }) => body) });
    if (follows !== null) await replaceProduct.run(db, { id: follows.row_id, by: id });
    return { id };
  },
  async update(db, { row_id }, { category, price, position, is_offered, delivery_days, countries }, stock_change) {
    const columns = { category, price, position, is_offered, delivery_days, countries };
    await updateProduct.run(db, { ...columns, id: row_id, stock_change });
  },
};
