import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId } from '@peonia/core/random-id.ts';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/cast');

/**
 * Returns what `encode` made of the same source with the same settings in an earlier start; encodes and keeps it the
 * first time. All pictures of the cast take seven seconds of processor time, and a run of the tests seeds it six
 * times.
 */
export async function keepEncoded(
  source: Buffer,
  settings: object,
  encode: () => Promise<Buffer>,
  place = folder,
): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(settings)).update(source).digest('hex');
  const file = join(place, `${name}.webp`);
  const known = await readFile(file).catch(() => null);
  if (known !== null) return known;
  const encoded = await encode();
  await keep(file, encoded, place);
  return encoded;
}

/** Others read at the same time: the file is there whole or not at all. A folder that cannot be written keeps none. */
async function keep(file: string, data: Buffer, place: string): Promise<void> {
  const draft = `${file}.${randomId(8)}`;
  try {
    await mkdir(place, { recursive: true });
    await writeFile(draft, data);
    await rename(draft, file);
  } catch {
    // A read-only folder: the next start encodes again.
  }
}
