import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawSheet } from './draw-sheet.ts';

// Another test of the same process may have loaded the program's pictures, which forbid all but photos.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sheet-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('places pictures in rows and labels them', async () => {
  const picture = await sharp({ create: { width: 520, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const file = join(folder, 'sheet.webp');

  await drawSheet(file, { tiles: Array.from({ length: 5 }, () => ({ label: 'a & <b>', picture })), columns: 3 });

  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([12 + 3 * 272, 12 + 2 * (100 + 22 + 12)]);
  const { data } = await sharp(file)
    .extract({ left: 20, top: 60, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[1]).toBeLessThan(60);
});
