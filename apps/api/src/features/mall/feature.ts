import {
  catalogueShelves,
  counterSources,
  memberFinders,
  newestRows,
  memberSources,
  numberIn,
  opensMall,
  staffFinders,
  staffListSources,
  staffQueueSources,
  withTarget,
} from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { translatableTexts } from '../translation/public.ts';
import { productShelf } from './catalogue/catalogue-products.ts';
import { orderQueueState } from './desk/desk.sql.ts';
import { orderList } from './desk/order-list.sql.ts';
import { orderFound } from './find-orders.sql.ts';
import { mallJobs } from './jobs.ts';
import { mallSettings } from './mall-settings.ts';
import { buyerOf, orderRows } from './member-orders.sql.ts';
import { orderMail } from './orders/mail-order.ts';
import { countOfUnseenOrders, countUnseenOrders, markOrdersSeen } from './orders/order.sql.ts';
import { sealedOrderAddresses, sealedSavedAddresses } from './orders/sealed-address.sql.ts';
import { mallEraser, mallExporter } from './own-mall.ts';
import { paidOrders } from './paid-orders.sql.ts';
import { mallRoutes } from './routes.ts';
import { translatableCards } from './translatable-cards.ts';

export const mall = feature({
  name: 'mall',
  settings: mallSettings,
  routes: mallRoutes,
  mails: [orderMail],
  jobs: mallJobs,
  eraser: mallEraser,
  exporter: mallExporter,
  sealed: [sealedOrderAddresses, sealedSavedAddresses],
  paidItems: [paidOrders],
  provides: [
    catalogueShelves.provide(() => productShelf),
    staffFinders.provide(() => ({
      kind: 'order',
      find: (db, text) => orderFound.all(db, { id: numberIn(text) }),
    })),
    memberSources.provide(() => newestRows('orders', orderRows)),
    memberFinders.provide(() => ({
      find: async (db, text) => (/^[1-9]\d{0,14}$/.test(text) ? buyerOf.all(db, { id: Number(text) }) : []),
    })),
    counterSources.order.provide(() => ({
      sql: countOfUnseenOrders,
      markRead: async (db, member_id) => {
        const { count } = await countUnseenOrders.one(db, { reader: member_id });
        await markOrdersSeen.run(db, { member_id });
        return count;
      },
    })),
    opensMall.provide(({ config }) => {
      const { countries } = config.of(mallSettings);
      return (country) => country !== null && countries.includes(country);
    }),
    staffListSources.provide(() => orderList),
    staffQueueSources.provide(({ limits }) => ({
      name: 'orders',
      read: async (db) => withTarget(await orderQueueState.one(db, {}), limits.order_hours),
    })),
    translatableTexts.card.provide(() => translatableCards),
  ],
});
