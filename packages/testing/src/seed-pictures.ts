import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomId } from '@peonia/core/random-id.ts';
import type pg from 'pg';
import sharp, { type Region } from 'sharp';
import { keepEncoded } from './keep-encoded.ts';

const folder = join(import.meta.dirname, '../pictures');

interface Cut {
  /** Under this the program knows the rendition, and its file ends so. */
  readonly rendition: string;
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
}
type Kind = 'photo' | 'cover' | 'post';

/** Renditions as the program makes them; a test opens each through its public address. */
const cuts: Readonly<Record<Kind, { readonly area: Region | null; readonly into: readonly Cut[] }>> = {
  // The faces of the portraits (640 by 800) sit in this square.
  photo: {
    area: { left: 0, top: 90, width: 640, height: 640 },
    into: [
      { rendition: 'main', suffix: '720', width: 720, height: 720 },
      { rendition: 'avatar', suffix: '200', width: 200, height: 200 },
    ],
  },
  cover: { area: null, into: [{ rendition: 'cover', suffix: 'cover', width: 780, height: 250 }] },
  // The landscapes are 1200 by 800.
  post: {
    area: null,
    into: [
      { rendition: 'whole', suffix: 'whole', width: 1_200, height: 800 },
      { rendition: 'post', suffix: '600', width: 600, height: 400 },
      { rendition: 'square', suffix: '300', width: 300, height: 300 },
      { rendition: 'avatar', suffix: '200', width: 200, height: 200 },
      { rendition: 'small', suffix: '100', width: 100, height: 100 },
      { rendition: 'blur', suffix: 'blur', width: 32, height: 21 },
    ],
  },
};

/** A picture that is shown in several places is encoded once. */
const encodedOnce = new Map<string, Promise<Buffer[]>>();

/** Stores a picture of the cast in the disk store and as the member's upload in use; answers its name. */
export async function seedPicture(
  client: pg.ClientBase,
  { file, kind, ownerId, dataDir }: { file: string; kind: Kind; ownerId: number; dataDir: string },
): Promise<string> {
  const name = randomId();
  const { into } = cuts[kind];
  const encoded = await encode(file, kind);
  await Promise.all(
    encoded.map(async (data, nth) => {
      const path = join(dataDir, 'media', name.slice(0, 2), name.slice(2, 4), `${name}-${into[nth]?.suffix}.webp`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, data);
    }),
  );
  await client.query(
    `insert into upload (owner_id, kind, name, width, height, bytes, renditions, used_at) values ($1, 'image', $2, $3, $4, $5, $6, now())`,
    [
      ownerId,
      name,
      into[0]?.width,
      into[0]?.height,
      encoded.reduce((sum, data) => sum + data.length, 0),
      into.map(({ rendition }) => rendition),
    ],
  );
  return name;
}

/** A fifth of the time that the program takes for the same, and a third more bytes: a first start should be quick. */
const webp = { quality: 82, effort: 1 };

function encode(file: string, kind: Kind): Promise<Buffer[]> {
  const known = encodedOnce.get(`${kind} ${file}`);
  if (known !== undefined) return known;
  const encoded = readFile(join(folder, `${file}.webp`)).then((source) => cutAll(source, kind));
  encodedOnce.set(`${kind} ${file}`, encoded);
  return encoded;
}

function cutAll(source: Buffer, kind: Kind): Promise<Buffer[]> {
  const { area, into } = cuts[kind];
  const whole = sharp(source);
  return Promise.all(
    into.map(({ rendition, width, height }) => {
      const isBlurred = rendition === 'blur';
      const settings = { area, width, height, isBlurred, webp, sharp: sharp.versions };
      return keepEncoded(source, settings, () => {
        const cut = area === null ? whole.clone() : whole.clone().extract(area);
        const picture = cut.resize({ width, height, fit: 'cover' });
        return (isBlurred ? picture.blur(1.2) : picture).webp(webp).toBuffer();
      });
    }),
  );
}
