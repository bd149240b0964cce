import { disputesContract as disputes } from '@peonia/contract/money/disputes.schema.ts';
import { paymentDeskContract as desk } from '@peonia/contract/money/payment-desk.schema.ts';
import { paymentsContract as contract } from '@peonia/contract/money/payments.schema.ts';
import { receiptsContract as receipts } from '@peonia/contract/money/receipts.schema.ts';
import { reconciliationContract as reconciliation } from '@peonia/contract/money/reconciliation.schema.ts';
import { storePurchasesContract as stores } from '@peonia/contract/money/store-purchases.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { staffAccess } from '../accounts/public.ts';
import { askPaymentAct } from './desk/ask-payment-act.ts';
import { decidePaymentRequest } from './desk/decide-payment-request.ts';
import { listPayments } from './desk/list-payments.ts';
import { readPaymentCase } from './desk/read-payment-case.ts';
import { sendRefund } from './desk/send-refund.ts';
import { downloadEvidence } from './dispute-desk/download-evidence.ts';
import { noteEvidence } from './dispute-desk/note-evidence.ts';
import { listDisputes, readDispute } from './dispute-desk/read-disputes.ts';
import { submitEvidence } from './dispute-desk/submit-evidence.ts';
import { sendUnlockMail } from './disputes/send-unlock-mail.ts';
import { sandboxPages } from './gateways/sandbox/sandbox-pages.ts';
import { paymentsContext } from './hooks.ts';
import './events.ts';
import { beginPurchase } from './orders/begin-purchase.ts';
import { closeCalledOff } from './orders/close-called-off.ts';
import { countPurchases } from './orders/count-purchases.ts';
import { findPayer } from './orders/find-payer.ts';
import { cancelOrder, readOrder } from './orders/read-order.ts';
import { sendReceipt } from './orders/send-receipt.ts';
import { readPrices } from './prices/read-prices.ts';
import { downloadReceipt, listOwnPayments, readReceipt } from './receipts/read-receipts.ts';
import { askCorrection, decideCorrection, explainDifference } from './reconciliation/decide-difference.ts';
import { downloadDifferences } from './reconciliation/differences-file.ts';
import { listDifferences, readDifference } from './reconciliation/read-difference.ts';
import { returnFee } from './refunds/return-fee.ts';
import { sendRefundMail } from './refunds/send-refund-mail.ts';
import { returnPages } from './return-pages.ts';
import { importSettlement } from './settlements/import-settlement.ts';
import { listSettlements } from './settlements/list-settlements.ts';
import { finishStorePurchase } from './store-purchases/finish-store-purchase.ts';
import { verifyStorePurchase } from './store-purchases/verify-store-purchase.ts';
import { applyWebhookEvent } from './webhooks/apply-webhook-event.ts';
import { listRejectedWebhooks } from './webhooks/list-rejected-webhooks.ts';
import { webhookRoute } from './webhooks/webhook-route.ts';

/** Bytes of a request with a settlement report: its text as JSON is longer than the report itself. */
const settlementBody = 4 * 1_024 * 1_024;

export async function paymentsRoutes(opened: Context): Promise<void> {
  const { server: app, edge, config, mailer, outbox, use } = opened;
  countPurchases(opened);
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

  outbox.subscribe('payments.finish-store-purchase', 'finish-store-purchase', ({ order_id }) =>
    finishStorePurchase(order_id, context),
  );
  outbox.subscribe('payments.called-off', 'close-called-off', ({ order_id }) => closeCalledOff(order_id, context));
  outbox.subscribe('payments.return-fee', 'return-fee', ({ order_id }) => returnFee(order_id, context));
  outbox.subscribe('payments.evidence', 'submit-evidence', ({ request_id }) => submitEvidence(request_id, context));
  outbox.subscribe('payments.refund', 'send-refund', ({ request_id }) => sendRefund(request_id, context));
  outbox.subscribe(
    'payments.refunded',
    'mail-refund',
    (refund) => sendRefundMail(refund, { ...context, mailer }),
    mailQueue,
  );

  outbox.subscribe(
    'payments.unlocked',
    'mail-unlocked',
    (unlocked) => sendUnlockMail(unlocked, { ...context, mailer }),
    mailQueue,
  );

  route(app, edge, contract.getPrices, (call) =>
    readPrices(call, { limits: config.limits, gateways, items: context.items }),
  );
  route(app, edge, contract.purchase, (call) => beginPurchase(call, context), { transaction: 'none' });
  route(app, edge, contract.getPayer, (call) => findPayer(call, context));
  route(app, edge, stores.verifyStorePurchase, (call) => verifyStorePurchase(call, context), { transaction: 'none' });
  route(app, edge, contract.getOrder, readOrder);
  route(app, edge, contract.cancelOrder, cancelOrder);
  route(app, edge, receipts.listOwnPayments, (call) => listOwnPayments(call, config));
  route(app, edge, receipts.getReceipt, (call) => readReceipt(call, config));
  route(app, edge, receipts.downloadReceipt, (call) => downloadReceipt(call, config), { isSlow: true });
  const staff = use(staffAccess);
  route(app, edge, desk.listPayments, (call) => listPayments(call, staff));
  route(app, edge, desk.getPaymentCase, (call) => readPaymentCase(call, staff));
  route(app, edge, desk.listRejectedWebhooks, (call) => listRejectedWebhooks(call, staff));
  route(app, edge, desk.askPaymentAct, (call) => askPaymentAct(call, { staff, gateways }));
  route(app, edge, desk.decidePaymentRequest, (call) =>
    decidePaymentRequest(call, { staff, nudge: outbox.nudge, items: context.items, gateways }),
  );
  const disputeDesk = { staff, config, gateways };
  route(app, edge, disputes.listDisputes, (call) => listDisputes(call, disputeDesk));
  route(app, edge, disputes.getDispute, (call) => readDispute(call, disputeDesk));
  route(app, edge, disputes.noteEvidence, (call) => noteEvidence(call, disputeDesk));
  route(app, edge, disputes.downloadEvidence, (call) => downloadEvidence(call, disputeDesk), { isSlow: true });
  route(app, edge, reconciliation.listDifferences, (call) => listDifferences(call, staff));
  route(app, edge, reconciliation.getDifference, (call) => readDifference(call, staff));
  route(app, edge, reconciliation.explainDifference, (call) => explainDifference(call, staff));
  route(app, edge, reconciliation.askCorrection, (call) => askCorrection(call, staff));
  route(app, edge, reconciliation.decideCorrection, (call) => decideCorrection(call, staff));
  route(app, edge, reconciliation.downloadDifferences, (call) => downloadDifferences(call, staff), { isSlow: true });
  route(app, edge, reconciliation.listSettlements, (call) => listSettlements(call, staff, context));
  route(app, edge, reconciliation.importSettlement, (call) => importSettlement(call, staff, context), {
    isSlow: true,
    bodyLimit: settlementBody,
  });
  await webhookRoute(app, context);
  returnPages(app, context);
  sandboxPages(app, context);
}
