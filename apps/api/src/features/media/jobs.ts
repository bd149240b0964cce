import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { sweepUploads } from './sweep-uploads.ts';

export function mediaJobs({ blobs }: { blobs: BlobStore }): readonly Job[] {
  return [
    {
      name: 'media.sweep-uploads',
      schedule: '29 * * * *',
      async run(database) {
        await sweepUploads(database, blobs);
      },
    },
  ];
}
