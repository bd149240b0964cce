import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteGuestTickets } from './delete-guest-tickets.ts';

export const supportJobs = (): readonly Job[] => [
  { name: 'support.delete-guest-tickets', schedule: '43 3 * * *', run: deleteGuestTickets },
];
