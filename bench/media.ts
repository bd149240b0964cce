import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { limits } from '@peonia/contract/protocol/limits.ts';
import sharp from 'sharp';
import { reencodePicture } from '../apps/api/src/features/media/ingest/reencode-picture.ts';
import { writeReport } from './report/write-report.ts';
import type { MediaResult, PictureSpeed } from './results.ts';

// How many pictures a second become all their renditions, and what WebP and AVIF cost: node bench/media.ts
const pictures = join(import.meta.dirname, '../packages/testing/pictures');
const seconds = 6;

const names = ['portrait', 'phone'] as const;
const sizes = { portrait: [1_200, 1_500], phone: [4_032, 3_024] } as const;

const found: PictureSpeed[] = [];
for (const name of names) {
  const [width, height] = sizes[name];
  const path = join(process.env['TMPDIR'] ?? '/tmp', `bench-${name}.jpg`);
  const [source] = sourceFiles();
  writeFileSync(path, await sharp(source).resize(width, height, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer());
  found.push(
    await measure(`${name} ${width}×${height}: all renditions`, async () =>
      sumOf((await reencodePicture(path, 'jpeg', limits)).encoded),
    ),
  );
  const whole = await sharp(path).resize(1_600, 1_600, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true });
  const open = () => sharp(whole.data, { raw: whole.info });
  found.push(
    await measure(
      `${name}: whole as WebP 82`,
      async () => (await open().webp({ quality: 82, effort: 3 }).toBuffer()).length,
    ),
  );
  for (const effort of [2, 4])
    found.push(
      await measure(
        `${name}: whole as AVIF 60, effort ${effort}`,
        async () => (await open().avif({ quality: 60, effort }).toBuffer()).length,
      ),
    );
}
const result: MediaResult = {
  date: new Date().toISOString(),
  cores: availableParallelism(),
  node: process.version,
  load_average: loadavg().map((load) => Math.round(load * 100) / 100),
  found,
};
const folder = join(import.meta.dirname, 'results');
writeFileSync(join(folder, `${result.date.slice(0, 10)}-media.json`), `${JSON.stringify(result, null, 2)}\n`);
writeReport(folder);
console.table(found);

function sourceFiles(): string[] {
  return readdirSync(pictures)
    .filter((file) => file.endsWith('.webp'))
    .toSorted()
    .map((file) => join(pictures, file));
}

function sumOf(encoded: Awaited<ReturnType<typeof reencodePicture>>['encoded']): number {
  return [...encoded.values()].reduce((sum, { data }) => sum + data.length, 0);
}

/** Two at a time, as the program works. */
async function measure(what: string, work: () => Promise<number>): Promise<PictureSpeed> {
  let done = 0;
  let bytes = 0;
  const began = performance.now();
  const lane = async () => {
    while (performance.now() - began < seconds * 1_000) {
      bytes = await work();
      done += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  const per_second = Math.round((done / ((performance.now() - began) / 1_000)) * 100) / 100;
  return { what, per_second, kilobytes: Math.round(bytes / 1_024) };
}
