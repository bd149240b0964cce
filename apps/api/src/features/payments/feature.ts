import { progressSources } from '../../platform/progress/progress-route.ts';
import {
  figureSources,
  healthSources,
  memberFinders,
  newestRows,
  memberSources,
  riskSource,
  riskSources,
  mostFound,
  ownRate,
  staffFinders,
  staffListSources,
  staffQueueSources,
  withTarget,
} from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { paidPack as paidPackHook } from '../membership/public.ts';
import { paymentQueueState } from './desk/payment-desk.sql.ts';
import { paymentList } from './desk/payment-list.sql.ts';
import { disputeQueueState } from './dispute-desk/dispute-desk.sql.ts';
import { disputeList } from './dispute-desk/dispute-list.sql.ts';
import { unlockedMail } from './disputes/send-unlock-mail.ts';
import { gatewayNames, paymentsFound } from './find-payments.sql.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { paymentSettings } from './gateways/payment-settings.ts';
import { sandboxMemory } from './gateways/sandbox/sandbox-memory.ts';
import { paymentItems, paymentsContext } from './hooks.ts';
import { paymentsJobs } from './jobs.ts';
import { payerOf, paymentRows } from './member-payments.sql.ts';
import { paidPack } from './orders/paid-pack.ts';
import { paymentProgress } from './orders/payment-progress.ts';
import { receiptMail } from './orders/send-receipt.ts';
import { paymentsEraser, paymentsExporter } from './own-orders.ts';
import { paidOrders, paidSettlements, paidCorrections } from './paid-orders.sql.ts';
import { paymentFigures } from './payment-figures.sql.ts';
import { paymentRisk } from './payment-risk.sql.ts';
import { rateOfCaller } from './prices/read-tariff.ts';
import { differenceQueueState } from './reconciliation/difference.sql.ts';
import { refundMail } from './refunds/send-refund-mail.ts';
import { paymentsRoutes } from './routes.ts';
import { readWebhookHealth } from './webhooks/read-webhook-health.ts';

export const payments = feature({
  name: 'payments',
  settings: paymentSettings,
  routes: paymentsRoutes,
  mails: [receiptMail, refundMail, unlockedMail],
  jobs: paymentsJobs,
  eraser: paymentsEraser,
  exporter: paymentsExporter,
  paidItems: [paidOrders, paidSettlements, paidCorrections],
  provides: [
    staffFinders.provide(() => ({
      kind: 'payment',
      find: (db, text) => paymentsFound.all(db, { text, gateways: gatewayNames, most: mostFound }),
    })),
    figureSources.provide(() => paymentFigures),
    memberSources.provide(() => newestRows('payments', paymentRows)),
    riskSources.provide(() => riskSource(paymentRisk)),
    memberFinders.provide(() => ({ find: (db, text) => payerOf.all(db, { public_id: text }) })),
    paymentsContext.provide(({ config, database, realtime, log, outbox, useAll }) => ({
      config,
      items: useAll(paymentItems),
      gateways: openGateways(config, sandboxMemory(database)),
      database,
      realtime,
      log,
      nudge: outbox.nudge,
    })),
    staffListSources.provide(() => paymentList),
    staffListSources.provide(() => disputeList),
    staffQueueSources.provide(({ limits }) => ({
      name: 'payments',
      read: async (db, staff_id) => withTarget(await paymentQueueState.one(db, { staff_id }), limits.payment_hours),
    })),
    staffQueueSources.provide(({ limits }) => ({
      name: 'disputes',
      read: (db) => disputeQueueState.one(db, { hours: limits.dispute_hours }),
    })),
    staffQueueSources.provide(({ limits }) => ({
      name: 'reconciliation',
      read: async (db, staff_id) =>
        withTarget(await differenceQueueState.one(db, { staff_id }), limits.difference_hours),
    })),
    healthSources.provide(() => ({ read: readWebhookHealth })),
    ownRate.provide(({ limits }) => rateOfCaller(limits)),
    paidPackHook.provide(() => paidPack),
    progressSources.provide(() => ({ type: 'payment', read: paymentProgress })),
  ],
});
