import sharp, { type Sharp } from 'sharp';
import { openTurns } from './take-turns.ts';

// Files from strangers meet four decoders only; SVG, PDF, TIFF and the rest are switched off for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif'];
sharp.unblock({ operation: decoders.flatMap((name) => [`VipsForeignLoad${name}File`, `VipsForeignLoad${name}Buffer`]) });
// One thread a picture and no cache of decoded ones: memory stays bounded by the pictures that are worked on.
sharp.concurrency(1);
sharp.cache(false);

const longestSeconds = 20;

/** Works on at most two pictures at a time, so that uploads never starve the rest; too many that wait are refused with 503. */
export const inTurn = openTurns({ width: 2, waitingMax: 40 });

/** A picture from a file or from memory: first frame, upright, bounded in size and time, broken data refused. */
export function openPicture(input: string | Buffer, megapixels: number): Sharp {
  return sharp(input, { limitInputPixels: megapixels * 1_000_000, failOn: 'error', sequentialRead: true, autoOrient: true }).timeout({ seconds: longestSeconds });
}
