import type { Limits } from '@peonia/contract/limits.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { mailUnread } from './mail-unread.ts';
import { deleteOldNotices } from './notices/notice.sql.ts';
import type { UnreadSources } from './unread.ts';

const batch = 1_000;

export function notificationsJobs({ sources, limits }: { sources: UnreadSources; limits: Limits }): readonly Job[] {
  return [
    {
      name: 'notifications.mail-unread',
      schedule: '* * * * *',
      async run(database) {
        await mailUnread(database, sources, limits);
      },
    },
    {
      name: 'notifications.forget-notices',
      schedule: '23 3 * * *',
      async run(database) {
        while ((await deleteOldNotices.run(database, { days: limits.notice_days, most: batch })) === batch);
      },
    },
  ];
}
