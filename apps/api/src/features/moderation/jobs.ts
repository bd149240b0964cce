import type { Job } from '../../platform/jobs/jobs.ts';
import { liftSuspensions } from './complaints/lift-suspensions.ts';
import { endOverdueViews } from './view-as/end-overdue-views.ts';

export const moderationJobs = (): readonly Job[] => [
  { name: 'moderation.lift-suspensions', schedule: '*/5 * * * *', run: liftSuspensions },
  { name: 'moderation.end-views', schedule: '* * * * *', run: endOverdueViews },
];
