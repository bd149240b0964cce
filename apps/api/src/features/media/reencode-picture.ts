import type { Limits } from '@peonia/contract/limits.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { renditions } from './media-url.ts';
import { inTurn, openPicture } from './picture-engine.ts';
import { pictureKindOf } from './picture-kind.ts';

/** A picture written by our own encoder: nothing of the file it came from is left in it. */
export interface Encoded {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const quality = 82;

/** Turns a received file into the `whole` rendition: upright, at most 1600 px, WebP, without metadata. */
export async function reencodePicture(path: string, head: Buffer, limits: Limits): Promise<Encoded> {
  const kind = pictureKindOf(head);
  if (kind === null) throw refuse('file_kind_refused');
  const { width, height } = renditions.whole;
  return inTurn(async () => {
    const { format, width: across = 0, height: down = 0 } = await openPicture(path, limits.photo_megapixels_max).metadata();
    if (format !== kind) throw refuse('file_broken');
    if (across * down > limits.photo_megapixels_max * 1_000_000) throw refuse('picture_too_large');
    const picture = openPicture(path, limits.photo_megapixels_max).resize({ width, height, fit: 'inside', withoutEnlargement: true });
    return encode(picture);
  }).catch((error: unknown) => {
    throw reasonOf(error);
  });
}

/** Writes WebP; the colours are brought to sRGB and no metadata goes along. */
export async function encode(picture: ReturnType<typeof openPicture>): Promise<Encoded> {
  const { data, info } = await picture.webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The decoder's complaint as a refusal: whatever it stumbles over is the file's fault. */
function reasonOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const text = error instanceof Error ? error.message : '';
  return refuse(/pixel limit/.test(text) ? 'picture_too_large' : 'file_broken');
}
