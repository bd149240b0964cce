import type { Limits } from '@peonia/contract/limits.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { tidyIndex } from './index-members.ts';
import { rankMembers } from './rank-members.ts';
import { rankPopular } from './rank-popular.ts';

export function discoveryJobs({ limits }: { limits: Limits }): readonly Job[] {
  return [
    { name: 'discovery.rank-members', schedule: '11 */3 * * *', run: rankMembers },
    { name: 'discovery.rank-popular', schedule: '*/20 * * * *', run: (database) => rankPopular(database, limits) },
    { name: 'discovery.tidy-index', schedule: '41 4 * * *', run: tidyIndex },
  ];
}
