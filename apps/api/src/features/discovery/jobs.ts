import type { Job } from '../../platform/jobs/jobs.ts';
import { rankMembers } from './rank-members.ts';

export const discoveryJobs: readonly Job[] = [{ name: 'discovery.rank-members', schedule: '11 */3 * * *', run: rankMembers }];
