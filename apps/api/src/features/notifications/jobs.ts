import type { Limits } from '@peonia/contract/limits.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { mailUnread } from './mail-unread.ts';
import type { UnreadSources } from './unread.ts';

export function notificationsJobs({ sources, limits }: { sources: UnreadSources; limits: Limits }): readonly Job[] {
  return [
    {
      name: 'notifications.mail-unread',
      schedule: '* * * * *',
      async run(database) {
        await mailUnread(database, sources, limits);
      },
    },
  ];
}
