import type { Job } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import { notify } from '../notifications/public.ts';
import './events.ts';
import { takeTrialsOver } from './vip-grant.sql.ts';

/** Trials that ended earlier are not mailed, for example after downtime. */
const daysBack = 3;
const batch = 200;

export const membershipJobs = (): readonly Job[] => [
  {
    name: 'membership.notify-trial-end',
    schedule: '17 9 * * *',
    async run(database) {
      for (let taken = batch; taken === batch;) {
        taken = await database.transaction(async (db) => {
          const over = await takeTrialsOver.all(db, { days: daysBack, most: batch });
          for (const { member_id } of over) {
            await enqueue(db, 'membership.trial_over', { member_id });
            await notify(db, { member_id, type: 'upgrade', what: 'ended', person_id: null });
          }
          return over.length;
        });
      }
    },
  },
];
