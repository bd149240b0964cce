import { fromPixels, type Pixels } from '../ingest/picture-engine.ts';

const across = 9;
const down = 8;

/**
 * Perceptual hash of a picture: 64 bits as a text of 0 and 1, each telling whether one of 9 by 8 grey fields is darker
 * than its right neighbour. Scaling, quality and small edits change few bits (difference hash).
 */
export async function perceptualHashOf(pixels: Pixels): Promise<string> {
  const { data } = await fromPixels(pixels)
    .flatten({ background: '#808080' })
    .greyscale()
    .resize({ width: across, height: down, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bits = '';
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across - 1; x += 1)
      bits += (data[y * across + x] ?? 0) < (data[y * across + x + 1] ?? 0) ? '1' : '0';
  return bits;
}

const bandStarts = [0, 13, 26, 39, 52, 64];

/**
 * Five bands of the 64 bits. Two hashes that differ in at most four bits share a band, so an index over bands finds all
 * similar pictures. A plain picture has no bands: it would equal every other plain one.
 */
export function hashBandsOf(perceptualHash: string): number[] {
  if (!perceptualHash.includes('1') || !perceptualHash.includes('0')) return [];
  return bandStarts
    .slice(0, -1)
    .map((start, band) => band * 2 ** 14 + Number.parseInt(perceptualHash.slice(start, bandStarts[band + 1]), 2));
}
