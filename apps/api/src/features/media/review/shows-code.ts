import decodeQR from 'qr/decode.js';
import { openPicture } from '../ingest/picture-engine.ts';

/** Longest side of the picture in which codes are searched; bounds the time. */
const codeSide = 480;

/** Whether a QR code can be read in the picture. */
export async function showsCode(picture: Buffer): Promise<boolean> {
  const { data, info } = await openPicture(picture, { megapixels: 4 })
    .resize({ width: codeSide, height: codeSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ width: info.width, height: info.height, data }) !== '';
  } catch {
    // The library throws where it finds none.
    return false;
  }
}
