import { hook } from '../../platform/feature.ts';
import { staffListSources, staffQueueSources, withTarget } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { checkBuiltInPrices } from './check-built-in-prices.ts';
import { openPriceList, type RunningPrices } from './open-price-list.ts';
import { pricesEraser, pricesExporter } from './own-price-lists.ts';
import { priceQueueState } from './price-list.sql.ts';
import { priceRows } from './price-rows.sql.ts';
import { priceRoutes } from './routes.ts';

/** One view of the running list per program. */
const runningPrices = hook<RunningPrices>('prices.running');

export const prices = feature({
  name: 'prices',
  routes: (context) => priceRoutes(context, context.use(runningPrices)),
  eraser: pricesEraser,
  exporter: pricesExporter,
  provides: [
    runningPrices.provide(({ config, database, changeLimits }) => {
      checkBuiltInPrices(config);
      return openPriceList(database, changeLimits);
    }),
    staffListSources.provide(() => priceRows),
    staffQueueSources.provide(({ limits }) => ({
      name: 'prices',
      read: async (db, staff_id) => withTarget(await priceQueueState.one(db, { staff_id }), limits.price_list_hours),
    })),
  ],
});
