import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('loads the library of pictures with the first picture', () => {
  const program = `
    import { openPicture } from ${JSON.stringify(import.meta.resolve('./picture-engine.ts'))};
    const isLoaded = () => process.report.getReport().sharedObjects.some((file) => file.includes('libvips'));
    const atStart = isLoaded();
    openPicture(Buffer.from('no picture'), { megapixels: 1 });
    console.log(JSON.stringify([atStart, isLoaded()]));`;

  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });

  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([false, true]);
});
