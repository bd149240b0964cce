import { paymentsContract as contract } from '@peonia/contract/money/payments.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { sandboxPages } from './gateways/sandbox/sandbox-pages.ts';
import { paymentsContext } from './hooks.ts';
import { beginPurchase } from './orders/begin-purchase.ts';
import './events.ts';
import { findPayer } from './orders/find-payer.ts';
import { cancelOrder, readOrder } from './orders/read-order.ts';
import { sendReceipt } from './orders/send-receipt.ts';
import { readPrices } from './prices/read-prices.ts';
import { returnPages } from './return-pages.ts';
import { applyWebhookEvent } from './webhooks/apply-webhook-event.ts';
import { webhookRoute } from './webhooks/webhook-route.ts';

export async function paymentsRoutes({ server: app, edge, config, mailer, outbox, use }: Context): Promise<void> {
  const context = use(paymentsContext);
  const { gateways } = context;
  outbox.subscribe('payments.webhook-event', 'apply-webhook-event', ({ event_id }) =>
    applyWebhookEvent(event_id, context),
  );
  outbox.subscribe(
    'payments.credited',
    'send-receipt',
    ({ order_id }) => sendReceipt(order_id, { ...context, mailer }),
    mailQueue,
  );

  route(app, edge, contract.getPrices, (call) => readPrices(call, { limits: config.limits, gateways }));
  route(app, edge, contract.purchase, (call) => beginPurchase(call, context), { transaction: 'none' });
  route(app, edge, contract.getPayer, (call) => findPayer(call, context));
  route(app, edge, contract.getOrder, readOrder);
  route(app, edge, contract.cancelOrder, cancelOrder);
  await webhookRoute(app, context);
  returnPages(app, context);
  sandboxPages(app, context);
}
