import { textColumns, type CatalogueShelf } from '../../accounts/public.ts';
import { catalogueGifts, insertGift, insertGiftNames, replaceGift, updateGift } from './catalogue-gifts.sql.ts';

/** Gifts as staff edit them. A sent gift keeps its row. */
export const giftShelf: CatalogueShelf = {
  kind: 'gift',
  keepsRows: true,
  list: (db, page) => catalogueGifts.all(db, page),
  async insert(db, content, follows) {
    const { category, price, picture, position, is_offered } = content;
    const columns = { category, price, picture, position, is_offered };
    const origin_id = follows?.id ?? null;
    const { id } = await insertGift.one(db, { ...columns, origin_id, follows: follows?.row_id ?? null });
    await insertGiftNames.run(db, { id, ...textColumns(content) });
    if (follows !== null) await replaceGift.run(db, { id: follows.row_id, by: id });
    return { id };
  },
  async update(db, { row_id }, { category, price, position, is_offered }) {
    await updateGift.run(db, { id: row_id, category, price, position, is_offered });
  },
};
