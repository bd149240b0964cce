import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import sharp, { type Region } from 'sharp';

const folder = join(import.meta.dirname, '../pictures');

interface Cut {
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
}

/** Renditions as the program makes them; a test opens each through its public address. */
const cuts: Readonly<Record<'photo' | 'cover', { readonly area: Region | null; readonly into: readonly Cut[] }>> = {
  // The faces of the portraits (640 by 800) sit in this square.
  photo: { area: { left: 0, top: 90, width: 640, height: 640 }, into: [{ suffix: '720', width: 720, height: 720 }, { suffix: '200', width: 200, height: 200 }] },
  cover: { area: null, into: [{ suffix: 'cover', width: 780, height: 250 }] },
};

/** Stores a picture of the cast in the disk store and as the member's upload in use; answers its name. */
export async function seedPicture(client: pg.ClientBase, { file, kind, ownerId, dataDir }: { file: string; kind: 'photo' | 'cover'; ownerId: number; dataDir: string }): Promise<string> {
  const name = randomBytes(16).toString('hex');
  const { area, into } = cuts[kind];
  const source = sharp(join(folder, `${file}.webp`));
  const encoded = await Promise.all(
    into.map(async ({ suffix, width, height }) => {
      const picture = area === null ? source.clone() : source.clone().extract(area);
      const data = await picture.resize({ width, height, fit: 'cover' }).webp({ quality: 82 }).toBuffer();
      const path = join(dataDir, 'media', name.slice(0, 2), name.slice(2, 4), `${name}-${suffix}.webp`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, data);
      return { width, height, bytes: data.length };
    }),
  );
  const bytes = encoded.reduce((sum, one) => sum + one.bytes, 0);
  await client.query(`insert into upload (owner_id, kind, name, width, height, bytes, used_at) values ($1, 'image', $2, $3, $4, $5, now())`, [ownerId, name, encoded[0]?.width, encoded[0]?.height, bytes]);
  return name;
}
