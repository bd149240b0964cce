import type { Sharp } from 'sharp';
import { renditions, type Rendition } from '../media-url.ts';
import { fromPixels, type Pixels } from './picture-engine.ts';

/** A picture written by our encoder, without anything of the source file. */
export interface Encoded {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const quality = 82;

/** Encodes WebP in sRGB without metadata. */
export async function encode(picture: Sharp, effort = 4): Promise<Encoded> {
  const { data, info } = await picture.webp({ quality, effort, loop: 0 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}

/** Thumbnails of every picture, largest first; main photo and cover are cropped by the member. */
const shown = ['whole', 'post', 'square', 'avatar', 'small', 'blur'] as const satisfies readonly Rendition[];

/** Encodes all thumbnails of a decoded picture, one after the other: one core per picture. */
export async function encodeThumbnails(
  pixels: Pixels,
  without: readonly Rendition[] = [],
): Promise<Map<Rendition, Encoded>> {
  const encoded = new Map<Rendition, Encoded>();
  for (const rendition of shown)
    if (!without.includes(rendition))
      encoded.set(rendition, await encode(sized(pixels, rendition), rendition === 'whole' ? 3 : 4));
  return encoded;
}

function sized(pixels: Pixels, rendition: (typeof shown)[number]): Sharp {
  const picture = fromPixels(pixels);
  if (rendition === 'whole') return picture;
  const { width, height } = renditions[rendition];
  if (height === null) return picture.resize({ width, withoutEnlargement: true });
  return rendition === 'blur'
    ? picture.resize({ width, height, fit: 'inside' }).blur(1.2)
    : picture.resize({ width, height, fit: 'cover' });
}
