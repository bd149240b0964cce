import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { forgetPriceStaff, priceListsOf } from './price-list.sql.ts';

/** A price list stays when the account of who wrote or approved it goes; the name goes. */
export const pricesEraser: Eraser = {
  feature: 'prices',
  async erase(db, memberId) {
    await forgetPriceStaff.run(db, { member_id: memberId });
  },
};

export const pricesExporter: Exporter = {
  feature: 'prices',
  async *files(db, memberId) {
    yield jsonFile('prices/prices.json', await priceListsOf.all(db, { member_id: memberId }));
  },
};
