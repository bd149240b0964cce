import { renditions, type Rendition } from '../media-url.ts';
import { perceptualHashOf } from '../review/perceptual-hash.ts';
import { showsCode } from '../review/shows-code.ts';
import { encode, encodeThumbnails, type Encoded } from './encode-thumbnails.ts';
import type { PictureKind } from './file-kind.ts';
import { openPicture, type Pixels } from './picture-engine.ts';

/** A picture with its renditions and its perceptual hash. */
export interface Reencoded {
  readonly encoded: ReadonlyMap<Rendition, Encoded>;
  readonly width: number;
  readonly height: number;
  /** Perceptual (difference) hash: 64 bits as text. */
  readonly perceptualHash: string;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const { width: longest } = renditions.whole;
/** Bounds up to which an animated picture stays animated. */
const moving = { frames: 200, pixels: 40_000_000, width: 480 } as const;

/** What the process of pictures does. Each piece opens what came from outside with the bounds of `openPicture`. */
export const pictureWorks = { reencode, renditionsOf, sheetOf, crop, cutSheet, showsCode, lettersOf };

/** Pixels of the longer side that a JPEG can have. A picture of one pixel by forty million takes seconds to scale. */
const longestSide = 65_500;

/**
 * A received picture: upright, at most 1600 px, WebP, without metadata. `too_large` is one of more than so many
 * megapixels.
 */
async function reencode(path: string, kind: PictureKind, megapixels: number): Promise<Reencoded | 'too_large'> {
  try {
    return await reencodeKnown(path, kind, megapixels);
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message)) return 'too_large';
    throw error;
  }
}

async function reencodeKnown(path: string, kind: PictureKind, megapixels: number): Promise<Reencoded | 'too_large'> {
  const { format, width: across = 0, height: down = 0, pages = 1 } = await openPicture(path, { megapixels }).metadata();
  if (format !== kind) throw new Error('The content of the picture is of another kind than its first bytes');
  if (across * down > megapixels * 1_000_000) return 'too_large';
  if (Math.max(across, down) > longestSide) throw new Error('The picture is longer than any');
  const pixels = await decode(path, megapixels);
  const still = await encodeThumbnails(pixels);
  const perceptualHash = await perceptualHashOf(pixels);
  const frames = across * down * pages;
  if (pages === 1 || pages > moving.frames || frames > Math.min(moving.pixels, megapixels * 1_000_000))
    return { encoded: still, width: pixels.width, height: pixels.height, perceptualHash };
  const whole = await encode(
    openPicture(path, { megapixels, moving: true }).resize({ width: moving.width, withoutEnlargement: true }),
    2,
  );
  return {
    encoded: new Map<Rendition, Encoded>([...still, ['whole', whole]]),
    width: whole.width,
    height: whole.height,
    perceptualHash,
  };
}

/** Renditions of a picture of our own, such as a video poster. */
async function renditionsOf(picture: Buffer, megapixels: number): Promise<Reencoded> {
  const pixels = await decode(picture, megapixels);
  return {
    encoded: await encodeThumbnails(pixels, ['whole']),
    width: pixels.width,
    height: pixels.height,
    perceptualHash: await perceptualHashOf(pixels),
  };
}

/** A sheet of frames of our own, as it is. */
function sheetOf(picture: Buffer): Promise<Encoded> {
  return encode(openPicture(picture, { megapixels: 2 }), 4);
}

/** An area of a picture of our own in some sizes, and its blur. */
async function crop(
  picture: Buffer,
  area: Area,
  into: readonly ('main' | 'avatar' | 'cover')[],
  megapixels: number,
): Promise<Pick<Reencoded, 'encoded' | 'perceptualHash'>> {
  const cut = () => openPicture(picture, { megapixels }).extract(area);
  const { data, info } = await cut().raw().toBuffer({ resolveWithObject: true });
  const encoded = await Promise.all(
    [...into, 'blur' as const].map(async (rendition): Promise<[Rendition, Encoded]> => {
      const { width, height } = renditions[rendition];
      return [rendition, await encode(cut().resize({ width, height, fit: rendition === 'blur' ? 'inside' : 'cover' }))];
    }),
  );
  return {
    encoded: new Map(encoded),
    perceptualHash: await perceptualHashOf({
      data,
      width: info.width,
      height: info.height,
      channels: info.channels as 3 | 4,
    }),
  };
}

/** The frames of a sheet with as many in a row as in a column, each as a picture, in their order. */
async function cutSheet(sheet: Buffer, side: number): Promise<Buffer[]> {
  const { width = 0, height = 0 } = await openPicture(sheet, { megapixels: 2 }).metadata();
  const frame = { width: Math.floor(width / side), height: Math.floor(height / side) };
  const cut: Buffer[] = [];
  for (let nth = 0; nth < side ** 2; nth += 1) {
    const place = { left: (nth % side) * frame.width, top: Math.floor(nth / side) * frame.height };
    cut.push(
      await openPicture(sheet, { megapixels: 2 })
        .extract({ ...place, ...frame })
        .png()
        .toBuffer(),
    );
  }
  return cut;
}

/** A picture as a reader of text wants it: grey, opaque, its longest side `side` or, unless enlarged, at most that. */
function lettersOf(picture: Buffer, side: number, isEnlarged: boolean): Promise<Buffer> {
  return openPicture(picture, { megapixels: 40 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !isEnlarged })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .png()
    .toBuffer();
}

async function decode(input: string | Buffer, megapixels: number): Promise<Pixels> {
  const picture = openPicture(input, { megapixels }).resize({
    width: longest,
    height: longest,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}
