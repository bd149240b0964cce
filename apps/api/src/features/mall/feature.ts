import { counterSources, opensMall, staffQueueSources, withTarget } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { translatableTexts } from '../translation/public.ts';
import { orderQueueState } from './desk/desk.sql.ts';
import { mallJobs } from './jobs.ts';
import { mallSettings } from './mall-settings.ts';
import { countUnseenOrders, markOrdersSeen } from './orders/order.sql.ts';
import { mallEraser, mallExporter } from './own-mall.ts';
import { paidOrders } from './paid-orders.sql.ts';
import { mallRoutes } from './routes.ts';
import { translatableCards } from './translatable-cards.ts';

export const mall = feature({
  name: 'mall',
  settings: mallSettings,
  routes: mallRoutes,
  jobs: mallJobs,
  eraser: mallEraser,
  exporter: mallExporter,
  paidItems: [paidOrders],
  provides: [
    counterSources.order.provide(() => ({
      count: async (db, member_id) => (await countUnseenOrders.one(db, { member_id })).count,
      markRead: async (db, member_id) => {
        const { count } = await countUnseenOrders.one(db, { member_id });
        await markOrdersSeen.run(db, { member_id });
        return count;
      },
    })),
    opensMall.provide(({ config }) => {
      const { countries } = config.of(mallSettings);
      return (country) => country !== null && countries.includes(country);
    }),
    staffQueueSources.provide(({ limits }) => ({
      name: 'orders',
      read: async (db) => withTarget(await orderQueueState.one(db, {}), limits.order_hours),
    })),
    translatableTexts.card.provide(() => translatableCards),
  ],
});
