import { figureSources, trialGranter } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { membershipJobs } from './jobs.ts';
import { upgradeMail } from './notify-upgrade.ts';
import { membershipExporter } from './own-membership.ts';
import { packsFromBalance } from './paid-packs.sql.ts';
import { membershipRoutes } from './routes.ts';
import { grantTrial } from './trials/grant-trial.ts';
import { trialOverMail } from './trials/notify-trial-ended.ts';
import { vipFigures } from './vip-figures.sql.ts';

export const membership = feature({
  name: 'membership',
  routes: membershipRoutes,
  mails: [upgradeMail, trialOverMail],
  jobs: membershipJobs,
  exporter: membershipExporter,
  paidItems: [packsFromBalance],
  provides: [figureSources.provide(() => vipFigures), trialGranter.provide(() => grantTrial)],
});
