import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { endRequests } from './answer-request.ts';

export function travelJobs({ outbox }: Context): readonly Job[] {
  return [
    {
      name: 'travel.end-requests',
      schedule: '*/5 * * * *',
      async run(database) {
        await database.transaction(endRequests);
        outbox.nudge();
      },
    },
  ];
}
