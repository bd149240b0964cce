import { goldFromCents } from '@peonia/core/money.ts';
import type { Context } from '../../platform/feature.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { openAddressSeal } from './orders/address-seal.ts';
import { savedAddress } from './orders/order.sql.ts';
import { eraseMallOrders, ordersOf } from './own-mall.sql.ts';

/** Orders that have not begun were cancelled when the account was closed, by `mall.end-orders`. */
export const mallEraser: Eraser = {
  feature: 'mall',
  async erase(db, memberId) {
    await eraseMallOrders.run(db, { member_id: memberId });
  },
};

/** Own orders and gifts received: prices of what the member paid, addresses of what came to them. */
export function mallExporter({ config }: Pick<Context, 'config'>): Exporter {
  const addresses = openAddressSeal(config.secrets);
  return {
    feature: 'mall',
    async *files(db, memberId) {
      const orders = (await ordersOf.all(db, { member_id: memberId })).map(
        ({ sent_by_me, for_me, total, address, ...order }) => ({
          ...order,
          sent_by_me,
          for_me,
          gold: sent_by_me ? goldFromCents(total) : null,
          address: for_me && address !== null ? addresses.open(address) : null,
        }),
      );
      const saved = await savedAddress.first(db, { member_id: memberId });
      yield jsonFile('mall/orders.json', {
        orders,
        saved_address: saved === undefined ? null : addresses.open(saved.address),
      });
    },
  };
}
