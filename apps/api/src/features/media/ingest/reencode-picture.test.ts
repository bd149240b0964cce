import { limits } from '@peonia/contract/protocol/limits.ts';
import { expect, it } from 'vitest';
import { WorkProcessEnded } from '../../../platform/workload/work-process.ts';
import { reencodePicture } from './reencode-picture.ts';

it.each([
  ['server_busy', 'process ended', new WorkProcessEnded('The process ended with SIGKILL')],
  ['file_broken', 'content is broken', new Error('VipsJpeg: premature end of JPEG image')],
])('refuses as %s a picture whose %s', async (reason, _what, error) => {
  const refused = reencodePicture('picture.jpg', 'jpeg', limits, () => Promise.reject(error));

  await expect(refused).rejects.toMatchObject({ reason });
});

it('refuses a picture of too many megapixels', async () => {
  const refused = reencodePicture('picture.jpg', 'jpeg', limits, () => Promise.resolve('too_large'));

  await expect(refused).rejects.toMatchObject({ reason: 'picture_too_large' });
});
