import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { figureSources } from '../accounts/public.ts';
import { countCohorts } from './count-cohorts.ts';
import { countDays } from './count-days.ts';

export function figuresJobs({ limits, useAll }: Context): readonly Job[] {
  return [
    {
      name: 'figures.count',
      schedule: '20 0 * * *',
      async run(database) {
        await countDays(database, useAll(figureSources));
        await countCohorts(database, limits);
      },
    },
  ];
}
