import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { callHttp, measure, round } from '../measure.ts';
import type { BenchRow, Load } from '../results.ts';
import type { Readers } from './reads.ts';
import { loadOf, rowOf, takeTurns, type Target, type Turns } from './row.ts';

const uploadAim = 0.9;
/** Most times the usual p99 of a profile while photos are converted. */
const readsAim = 1.5;
/** As many as the program converts at once. */
const atOnce = 2;
const photosBeside = 10;
const pictures = join(import.meta.dirname, '../../packages/testing/pictures');

/** A photo of 12 megapixels until all its renditions are stored, beside `sharp` alone, and what ten do to reads. */
export async function measureUploads(
  ours: Target,
  { pairs, others }: Readers,
  { seconds, rounds }: Turns,
): Promise<BenchRow[]> {
  const photo = await photoOf();
  const tokenOf = (worker: number) => pairs[worker % pairs.length]?.one.token ?? '';
  const upload = (worker: number) => sendPhoto(ours.address, tokenOf(worker), photo);
  const longer = seconds * 4;
  const alone = async (): Promise<Load> => {
    const before = process.cpuUsage();
    const found = await measure(atOnce, longer, () => renderAll(photo));
    const { user, system } = process.cpuUsage(before);
    return { ...found, program_ms: round((user + system) / 1_000 / found.count, 3), database_ms: 0 };
  };
  const turns = await takeTurns(
    { ours: () => loadOf(ours, { seconds: longer, atOnce }, upload), bare: alone },
    Math.min(rounds, 3),
  );
  const profile = (worker: number, nth: number) =>
    callHttp({
      method: 'GET',
      address: `${ours.address}/v1/user/${others[(worker * 7 + nth) % Math.min(40, others.length)]}`,
      headers: { authorization: `Bearer ${tokenOf(worker)}` },
    });
  const reads = () => loadOf(ours, { seconds, atOnce: 4 }, profile);
  const beside = async (): Promise<Load> => {
    const photos = Promise.all(Array.from({ length: photosBeside }, (_none, nth) => upload(nth)));
    const load = await reads();
    await photos;
    return load;
  };
  const { calm, busy } = await takeTurns({ calm: reads, busy: beside }, rounds);
  const times = calm === null || busy === null ? null : round(busy.p99 / calm.p99);
  return [
    rowOf(
      { group: 'uploads', name: 'photo of 12 MP', ...turns, note: 'p50 of sharp alone ÷ ours' },
      // A few a second: whole numbers would say nothing.
      turns.ours === null || turns.bare === null ? null : round(turns.bare.p50 / turns.ours.p50),
      { least: uploadAim },
    ),
    rowOf(
      {
        group: 'uploads',
        name: 'profile beside ten photos',
        ours: busy,
        bare: calm,
        note: 'p99 beside them ÷ without',
      },
      times,
      { most: readsAim },
    ),
  ];
}

function photoOf(): Promise<Buffer> {
  const [name = ''] = readdirSync(pictures)
    .filter((file) => file.endsWith('.webp'))
    .toSorted();
  return sharp(join(pictures, name)).resize(4_032, 3_024, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
}

async function sendPhoto(address: string, token: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${address}/v1/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  await response.arrayBuffer();
}

/** The same renditions at the same settings, and nothing else: no check, no fingerprint, no file, no row. */
async function renderAll(photo: Buffer): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const { data, info } = await sharp(photo, { sequentialRead: true, autoOrient: true })
    .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const open = () => sharp(data, { raw: info });
  const sized: readonly (() => Sharp)[] = [
    () => open().resize({ width: 600 }),
    ...[300, 200, 100].map((width) => () => open().resize({ width, height: width, fit: 'cover' })),
    () => open().resize({ width: 32, height: 32, fit: 'inside' }).blur(1.2),
  ];
  await open().webp({ quality: 82, effort: 3 }).toBuffer();
  for (const size of sized) await size().webp({ quality: 82, effort: 4 }).toBuffer();
}
