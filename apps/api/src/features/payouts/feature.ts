import {
  accessUndos,
  deletionHolds,
  newestRows,
  memberSources,
  staffQueueSources,
  withTarget,
} from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { payoutQueueState, payoutRows } from './desk/desk.sql.ts';
import { payoutsJobs } from './jobs.ts';
import { deleteMethodsSince } from './method/method.sql.ts';
import { sealedMethods } from './method/sealed-method.sql.ts';
import { payoutsEraser, payoutsExporter } from './own-payouts.ts';
import { paidPayouts } from './paid-payouts.sql.ts';
import { payoutSettings } from './payout-settings.ts';
import { payoutMail } from './request/mail-payout.ts';
import { membersWithOpenPayout } from './request/request.sql.ts';
import { sealedPayouts } from './request/sealed-payout.sql.ts';
import { payoutsRoutes } from './routes.ts';
import { sealedTaxDocuments } from './tax/sealed-tax-document.sql.ts';

export const payouts = feature({
  name: 'payouts',
  settings: payoutSettings,
  routes: payoutsRoutes,
  mails: [payoutMail],
  jobs: payoutsJobs,
  eraser: payoutsEraser,
  exporter: payoutsExporter,
  paidItems: [paidPayouts],
  sealed: [sealedMethods, sealedPayouts, sealedTaxDocuments],
  provides: [
    accessUndos.provide(() => async (db, member_id, since) => {
      await deleteMethodsSince.run(db, { member_id, since });
    }),
    // An open payout needs its account until it has ended.
    deletionHolds.provide(() => async (db) => (await membersWithOpenPayout.all(db, {})).map((row) => row.member_id)),
    memberSources.provide(() => newestRows('payments', payoutRows)),
    staffQueueSources.provide(({ limits }) => ({
      name: 'payouts',
      read: async (db) => withTarget(await payoutQueueState.one(db, {}), limits.payout_hours),
    })),
  ],
});
