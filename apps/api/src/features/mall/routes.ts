import { mallDeskContract as desk } from '@peonia/contract/mall/mall-desk.schema.ts';
import { mallContract as contract } from '@peonia/contract/mall/mall.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { paidRoute, route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { cards } from '../profiles/public.ts';
import { staffGate } from '../translators/public.ts';
import { listProducts, readProduct } from './catalogue/list-products.ts';
import { listDesk, openDeskOrder, updateDesk } from './desk/desk-orders.ts';
import './events.ts';
import { cardSaved } from './hooks.ts';
import type { MallContext } from './mall-context.ts';
import { mallSettings } from './mall-settings.ts';
import { openAddressSeal } from './orders/address-seal.ts';
import { mailOrder } from './orders/mail-order.ts';
import { placeOrder } from './orders/place-order.ts';
import { listOrders, readOrder, readSavedAddress, removeSavedAddress } from './orders/read-orders.ts';
import { updateOrder } from './orders/update-order.ts';

export function mallRoutes({ server: app, edge, config, limits, mailer, outbox, use }: Context): void {
  const context: MallContext = {
    limits,
    outbox,
    settings: config.of(mallSettings),
    cards: use(cards),
    cardSaved: use(cardSaved),
    staff: use(staffGate),
    addresses: openAddressSeal(config.secrets),
  };
  outbox.subscribe('mall.order-moved', 'mail-order', (moved, db) => mailOrder(db, moved, mailer), mailQueue);
  route(app, edge, contract.listProducts, (call) => listProducts(call, context));
  route(app, edge, contract.getProduct, (call) => readProduct(call, context));
  paidRoute(
    app,
    edge,
    contract.placeOrder,
    (call) => placeOrder(call, context),
    (call, { id }) => readOrder(call, id, context),
  );
  route(app, edge, contract.listMallOrders, (call) => listOrders(call, context));
  route(app, edge, contract.getMallOrder, (call) => readOrder(call, call.params.id, context));
  route(app, edge, contract.updateMallOrder, (call) => updateOrder(call, context));
  route(app, edge, contract.getSavedAddress, (call) => readSavedAddress(call, context));
  route(app, edge, contract.deleteSavedAddress, removeSavedAddress);

  route(app, edge, desk.listDeskOrders, (call) => listDesk(call, context));
  route(app, edge, desk.getDeskOrder, (call) => openDeskOrder(call, context));
  route(app, edge, desk.updateDeskOrder, (call) => updateDesk(call, context));
}
