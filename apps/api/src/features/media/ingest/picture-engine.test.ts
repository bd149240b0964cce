import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const pictures = join(import.meta.dirname, '../../../../../../packages/testing/pictures');
const picture = join(pictures, readdirSync(pictures).find((name) => name.endsWith('.webp')) ?? '');

/** What a program prints that may ask whether the library of pictures is loaded. */
function printed(program: string): unknown {
  const asking = `const isLoaded = () => process.report.getReport().sharedObjects.some((file) => file.includes('libvips'));`;
  const args = ['--input-type=module', '--eval', `${asking}${program}`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('loads the library of pictures with the first picture', () => {
  const found = printed(`
    import { openPicture } from ${JSON.stringify(import.meta.resolve('./picture-engine.ts'))};
    const atStart = isLoaded();
    openPicture(Buffer.from('no picture'), { megapixels: 1 });
    console.log(JSON.stringify([atStart, isLoaded()]));`);

  expect(found).toEqual([false, true]);
});

it('decodes pictures in a process of their own', () => {
  const found = printed(`
    import { reencodePicture } from ${JSON.stringify(import.meta.resolve('./reencode-picture.ts'))};
    const { encoded } = await reencodePicture(${JSON.stringify(picture)}, 'webp', { photo_megapixels_max: 40 });
    console.log(JSON.stringify([[...encoded.keys()], isLoaded()]));`);

  expect(found).toEqual([['whole', 'post', 'square', 'avatar', 'small', 'blur'], false]);
});
