import { paymentsContract as contract } from '@peonia/contract/payments.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { openGateways } from '../../platform/payments/open-gateways.ts';
import { applyNotice } from './apply-notice.ts';
import { beginPurchase } from './begin-purchase.ts';
import './events.ts';
import { findPayer } from './find-payer.ts';
import { noticeRoute } from './notice-route.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { cancelOrder, readOrder } from './read-order.ts';
import { readPrices } from './read-prices.ts';
import { returnPages } from './return-pages.ts';
import { sandboxMemory } from './sandbox-memory.ts';
import { sandboxPages } from './sandbox-pages.ts';
import { sendReceipt } from './send-receipt.ts';

/** Routes and the worker of payments; answers what its jobs stand on. */
export async function paymentsRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, outbox, mailer }: { config: Config; outbox: Outbox; mailer: Mailer },
): Promise<PaymentsParts> {
  const { database, realtime } = edge;
  const gateways = openGateways(config, sandboxMemory(database));
  const parts: PaymentsParts = { config, gateways, database, realtime, log: app.log, nudge: outbox.nudge };
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
  return parts;
}
