import { staffQueueSources, withTarget } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { partnerQueueState } from './application.sql.ts';
import { enqueueReferral } from './links/store-referral.ts';
import { partnersEraser, partnersExporter } from './own-partner.ts';
import { partnersRoutes } from './routes.ts';
import { paidShares } from './shares/prove-shares.sql.ts';

export const partners = feature({
  name: 'partners',
  routes: partnersRoutes,
  eraser: partnersEraser,
  exporter: partnersExporter,
  accountOpener: enqueueReferral,
  paidItems: [paidShares],
  provides: [
    staffQueueSources.provide(({ limits }) => ({
      name: 'partners',
      read: async (db) => withTarget(await partnerQueueState.one(db, {}), limits.partner_hours),
    })),
  ],
});
