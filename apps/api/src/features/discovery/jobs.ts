import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgePasses } from './encounters/encounter.sql.ts';
import { firstMessages } from './hooks.ts';
import { openRanking } from './ranking/rank-members.ts';
import { rankPopular } from './ranking/rank-popular.ts';
import { notifyNewMatches } from './saved-searches/notify-new-matches.ts';
import { maintainIndex } from './search-index/index-members.ts';

export function discoveryJobs({ limits, use }: Context): readonly Job[] {
  return [
    { name: 'discovery.rank-members', schedule: '11 */3 * * *', run: openRanking(use(firstMessages)) },
    { name: 'discovery.rank-popular', schedule: '*/20 * * * *', run: (database) => rankPopular(database, limits) },
    {
      name: 'discovery.notify-new-matches',
      schedule: '17 6 * * *',
      run: (database) => notifyNewMatches(database, limits),
    },
    {
      name: 'discovery.purge-passes',
      schedule: '53 4 * * *',
      async run(database) {
        await purgeInBatches(database, purgePasses, { days: limits.encounter_days });
      },
    },
    { name: 'discovery.maintain-search-index', schedule: '41 4 * * *', run: maintainIndex },
  ];
}
