import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { unreadSources } from './hooks.ts';
import { purgeOldNotifications } from './list/notification.sql.ts';
import { mailUnread } from './mail/mail-unread.ts';

export function notificationsJobs({ limits, useEach }: Context): readonly Job[] {
  const sources = useEach(unreadSources);
  return [
    {
      name: 'notifications.mail-unread',
      schedule: '* * * * *',
      async run(database) {
        await mailUnread(database, sources, limits);
      },
    },
    {
      name: 'notifications.purge',
      schedule: '23 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeOldNotifications, { days: limits.notice_days });
      },
    },
  ];
}
