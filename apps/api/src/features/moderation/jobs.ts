import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { countAgreement } from './agreement/count-agreement.ts';
import { mailFinalBans } from './complaints/fraud/mail-correspondents.ts';
import { liftSuspensions } from './complaints/lift-suspensions.ts';
import { settleReviews } from './review/settle-reviews.ts';
import { endOverdueViews } from './view-as/end-overdue-views.ts';

export const moderationJobs = ({ limits }: Pick<Context, 'limits'>): readonly Job[] => [
  { name: 'moderation.lift-suspensions', schedule: '*/5 * * * *', run: liftSuspensions },
  {
    name: 'moderation.mail-final-bans',
    schedule: '15 * * * *',
    run: (database) => mailFinalBans(database, limits.appeal_days),
  },
  { name: 'moderation.end-views', schedule: '* * * * *', run: endOverdueViews },
  {
    name: 'moderation.settle-reviews',
    schedule: '* * * * *',
    run: (database) => settleReviews(database, limits),
  },
  { name: 'moderation.count-agreement', schedule: '40 0 * * *', run: countAgreement },
];
