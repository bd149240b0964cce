import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { media } from './hooks.ts';
import { sweepResumables } from './resumable/sweep-resumables.ts';
import { examineWaiting } from './review/examine.ts';
import { sweepUploads } from './sweep-uploads.ts';

export function mediaJobs({ blobs, limits, use }: Context): readonly Job[] {
  const { worker } = use(media);
  return [
    {
      name: 'media.sweep-uploads',
      schedule: '29 * * * *',
      async run(database) {
        await sweepUploads(database, blobs);
        await sweepResumables(database, blobs);
      },
    },
    {
      // An upload begins the work at once; this takes up what a process that died has left.
      name: 'media.make-playable',
      schedule: '* * * * *',
      run: () => worker.drain(),
    },
    {
      name: 'media.examine-waiting',
      schedule: '*/5 * * * *',
      run: (database) => examineWaiting({ db: database, blobs, limits }),
    },
  ];
}
