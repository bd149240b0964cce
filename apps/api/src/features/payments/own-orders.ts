import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseInstruments } from './instrument.sql.ts';
import { eraseOrders, ordersOf } from './orders/order.sql.ts';
import { languageOf, presentOrder } from './orders/present-order.ts';

/** Exports the member's payments; the books keep them under a number when the account is deleted. */
export const paymentsExporter: Exporter = {
  feature: 'payments',
  async *files(db, memberId) {
    const orders = await ordersOf.all(db, { account_id: memberId });
    yield jsonFile(
      'payments/orders.json',
      orders.map((order) => presentOrder(order, languageOf(order))),
    );
  },
};

export const paymentsEraser: Eraser = {
  feature: 'payments',
  async erase(db, memberId) {
    await eraseOrders.run(db, { account_id: memberId });
    await eraseInstruments.run(db, { account_id: memberId });
  },
};
