import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { refuse, Refusal } from '../../../platform/http/refusal.ts';
import { renditions, type Rendition } from '../media-url.ts';
import { perceptualHashOf } from '../review/perceptual-hash.ts';
import { encode, encodeThumbnails, type Encoded } from './encode-thumbnails.ts';
import type { PictureKind } from './file-kind.ts';
import { inTurn, openPicture, type Pixels } from './picture-engine.ts';

/** A received picture with its renditions and its perceptual hash. */
export interface Reencoded {
  readonly encoded: ReadonlyMap<Rendition, Encoded>;
  readonly width: number;
  readonly height: number;
  /** Perceptual (difference) hash: 64 bits as text. */
  readonly perceptualHash: string;
}

const { width: longest } = renditions.whole;
/** Bounds up to which an animated picture stays animated. */
const moving = { frames: 200, pixels: 40_000_000, width: 480 } as const;

/** Re-encodes a received picture: upright, at most 1600 px, WebP, without metadata. */
export async function reencodePicture(path: string, kind: PictureKind, limits: Limits): Promise<Reencoded> {
  const megapixels = limits.photo_megapixels_max;
  return inTurn(async () => {
    const {
      format,
      width: across = 0,
      height: down = 0,
      pages = 1,
    } = await openPicture(path, { megapixels }).metadata();
    if (format !== kind) throw refuse('file_broken');
    if (across * down > megapixels * 1_000_000) throw refuse('picture_too_large', { megapixels });
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
  }).catch((error: unknown) => {
    throw reasonOf(error, megapixels);
  });
}

/** Renditions of a picture of our own, such as a video poster. */
export async function renditionsOf(picture: Buffer, megapixels: number): Promise<Reencoded> {
  return inTurn(async () => {
    const pixels = await decode(picture, megapixels);
    return {
      encoded: await encodeThumbnails(pixels, ['whole']),
      width: pixels.width,
      height: pixels.height,
      perceptualHash: await perceptualHashOf(pixels),
    };
  });
}

/** A sheet of frames of our own, as it is. */
export function sheetOf(picture: Buffer): Promise<Encoded> {
  return inTurn(() => encode(openPicture(picture, { megapixels: 2 }), 4));
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

/** The decoder's error as a refusal: any failure is the file's fault. */
function reasonOf(error: unknown, megapixels: number): Refusal {
  if (error instanceof Refusal) return error;
  const text = error instanceof Error ? error.message : '';
  return /pixel limit/.test(text) ? refuse('picture_too_large', { megapixels }) : refuse('file_broken');
}
