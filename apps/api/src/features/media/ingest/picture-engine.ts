import sharp, { type Sharp } from 'sharp';
import { concurrencyLimit } from './limit-concurrency.ts';

// Files from strangers meet four decoders only; SVG, PDF, TIFF and the rest are switched off for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif'];
sharp.unblock({
  operation: decoders.flatMap((name) => [`VipsForeignLoad${name}File`, `VipsForeignLoad${name}Buffer`]),
});
// One thread a picture and no cache of decoded ones: memory stays bounded by the pictures that are worked on.
sharp.concurrency(1);
sharp.cache(false);

const longestSeconds = 20;

/** Works on at most two pictures at a time, so that uploads never starve the rest; too many that wait are refused with 503. */
export const inTurn = concurrencyLimit({ width: 2, waitingMax: 40 });

export interface Opening {
  readonly megapixels: number;
  /** All frames of a moving picture instead of the first. */
  readonly moving?: boolean;
}

/** A picture from a file or from memory: upright, bounded in size and time, broken data refused. */
export function openPicture(input: string | Buffer, { megapixels, moving = false }: Opening): Sharp {
  // Turning would take the frames of a moving picture apart; the formats that move carry no orientation that matters.
  return sharp(input, {
    limitInputPixels: megapixels * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: !moving,
    animated: moving,
  }).timeout({ seconds: longestSeconds });
}

/** A picture that is already decoded: its renditions are made without reading the file again. */
export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: longestSeconds });
}

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}
