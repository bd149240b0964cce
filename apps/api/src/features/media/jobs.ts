import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { media } from './hooks.ts';
import { purgeUploads } from './purge-uploads.ts';
import { purgeResumables } from './resumable/purge-resumables.ts';
import { findTexts } from './review/find-texts.ts';
import { findReviewSignals } from './review/review-signals.ts';
import { drawMissingFrames } from './transcode/draw-missing-frames.ts';

export function mediaJobs({ blobs, config, limits, log, use }: Context): readonly Job[] {
  const { worker } = use(media);
  return [
    {
      name: 'media.sweep-uploads',
      schedule: '29 * * * *',
      async run(database) {
        await purgeUploads(database, blobs);
        await purgeResumables(database, blobs);
      },
    },
    {
      // Uploads start the worker at once; this job resumes work of a process that died.
      name: 'media.transcode',
      schedule: '* * * * *',
      run: () => worker.drain(),
    },
    {
      name: 'media.examine-waiting',
      schedule: '*/5 * * * *',
      run: (database) => findReviewSignals({ db: database, blobs, limits }),
    },
    {
      // A process without ffmpeg leaves it to others.
      name: 'media.draw-frames',
      schedule: '*/5 * * * *',
      async run(database) {
        if (worker.isThere) await drawMissingFrames(database, { blobs, log, folder: `${config.dataDir}/conversions` });
      },
    },
    {
      name: 'media.find-text',
      schedule: '*/5 * * * *',
      run: (database) => findTexts(database, blobs),
    },
  ];
}
