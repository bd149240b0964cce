import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtFont } from './built-font.ts';

it('finds the Latin file of a font in a build, and none without a build', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'built-font-'));
  onTestFinished(() => rm(assets, { recursive: true }));
  for (const file of ['figtree-latin-ext-wght-normal-A1.woff2', 'figtree-latin-wght-normal-B2.woff2'])
    await writeFile(join(assets, file), '');

  expect(await builtFont('figtree', assets)).toBe('/assets/figtree-latin-wght-normal-B2.woff2');
  expect(await builtFont('bricolage-grotesque', assets)).toBeNull();
  expect(await builtFont('figtree', join(assets, 'missing'))).toBeNull();
});
