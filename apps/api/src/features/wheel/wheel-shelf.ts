import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { CatalogueShelf, ShelfItem } from '../accounts/public.ts';
import { countTrips, setTrips } from './wheel.sql.ts';

/** The stock of trips as staff edit it: one item without texts. */
export function wheelShelf({ wheel_trips }: Pick<Limits, 'wheel_trips'>): CatalogueShelf {
  return {
    kind: 'wheel',
    keepsRows: false,
    insert: null,
    async list(db, { id, last, is_offered }) {
      if ((id ?? 1) !== 1 || last !== null || is_offered === false) return [];
      const { stock } = await countTrips.one(db, {});
      return [stockItem(stock ?? wheel_trips)];
    },
    async update(db, { stock }, _content, stockChange) {
      await setTrips.run(db, { trips: Math.max(0, (stock ?? 0) + stockChange) });
    },
  };
}

function stockItem(stock: number): ShelfItem {
  return {
    id: 1,
    row_id: 1,
    category: '',
    texts: [],
    price: null,
    picture: null,
    src: null,
    position: null,
    is_offered: true,
    stock,
    delivery_days: null,
    countries: null,
    is_scale: false,
  };
}
