import { paymentsContract as contract } from '@peonia/contract/payments.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { applyNotice } from './apply-notice.ts';
import { beginPurchase } from './begin-purchase.ts';
import { findPayer } from './find-payer.ts';
import './events.ts';
import { paymentsParts } from './hooks.ts';
import { noticeRoute } from './notice-route.ts';
import { cancelOrder, readOrder } from './read-order.ts';
import { readPrices } from './read-prices.ts';
import { returnPages } from './return-pages.ts';
import { sandboxPages } from './sandbox-pages.ts';
import { sendReceipt } from './send-receipt.ts';

export async function paymentsRoutes({ server: app, edge, config, mailer, outbox, use }: Context): Promise<void> {
  const parts = use(paymentsParts);
  const { gateways } = parts;
  outbox.subscribe('payments.noticed', 'apply-notice', ({ event_id }) => applyNotice(event_id, parts));
  outbox.subscribe('payments.credited', 'send-receipt', ({ order_id }) => sendReceipt(order_id, { ...parts, mailer }));

  route(app, edge, contract.getPrices, (call) => readPrices(call, { limits: config.limits, gateways }));
  route(app, edge, contract.purchase, (call) => beginPurchase(call, parts), { transaction: 'none' });
  route(app, edge, contract.getPayer, (call) => findPayer(call, parts));
  route(app, edge, contract.getOrder, readOrder);
  route(app, edge, contract.cancelOrder, cancelOrder);
  await noticeRoute(app, parts);
  returnPages(app, parts);
  sandboxPages(app, parts);
}
