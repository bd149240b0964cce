import { requestGates } from '../../platform/http/request-gates.ts';
import { memberSource, memberSources, staffListSources, staffQueueSources, withTarget } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { applicationList } from './application-list.sql.ts';
import { partnerQueueState } from './application.sql.ts';
import { openClickCounter } from './figures/count-clicks.ts';
import { clickCounter } from './hooks.ts';
import { partnerInvitationMail } from './invitations/mail-invitation.ts';
import { partnersJobs } from './jobs.ts';
import { enqueueReferral } from './links/store-referral.ts';
import { partnerDecisionMail } from './mail-decision.ts';
import { partnersEraser, partnersExporter } from './own-partner.ts';
import { portalSettings } from './portals/portal-settings.ts';
import { partnersRoutes } from './routes.ts';
import { runAccountRows } from './run-accounts/run-account.sql.ts';
import { paidShares } from './shares/prove-shares.sql.ts';
import { statementMail } from './statements/mail-statement.ts';

export const partners = feature({
  name: 'partners',
  settings: portalSettings,
  routes: partnersRoutes,
  mails: [partnerDecisionMail, partnerInvitationMail, statementMail],
  eraser: partnersEraser,
  exporter: partnersExporter,
  accountOpener: enqueueReferral,
  paidItems: [paidShares],
  jobs: partnersJobs,
  workers: ({ use }) => [use(clickCounter)],
  provides: [
    clickCounter.provide(({ database }) => openClickCounter(database)),
    requestGates.provide(({ use }) => use(clickCounter).count),
    staffListSources.provide(() => applicationList),
    memberSources.provide(() => memberSource('account', runAccountRows)),
    staffQueueSources.provide(({ limits }) => ({
      name: 'partners',
      read: async (db) => withTarget(await partnerQueueState.one(db, {}), limits.partner_hours),
    })),
  ],
});
