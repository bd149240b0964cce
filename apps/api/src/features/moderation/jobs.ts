import type { Job } from '../../platform/jobs/jobs.ts';
import { countAgreement } from './agreement/count-agreement.ts';
import { liftSuspensions } from './complaints/lift-suspensions.ts';
import { endOverdueViews } from './view-as/end-overdue-views.ts';

export const moderationJobs = (): readonly Job[] => [
  { name: 'moderation.lift-suspensions', schedule: '*/5 * * * *', run: liftSuspensions },
  { name: 'moderation.end-views', schedule: '* * * * *', run: endOverdueViews },
  { name: 'moderation.count-agreement', schedule: '40 0 * * *', run: countAgreement },
];
