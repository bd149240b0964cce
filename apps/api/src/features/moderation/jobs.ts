import type { Job } from '../../platform/jobs/jobs.ts';
import { liftSuspensions } from './complaints/lift-suspensions.ts';

export const moderationJobs = (): readonly Job[] => [
  { name: 'moderation.lift-suspensions', schedule: '*/5 * * * *', run: liftSuspensions },
];
