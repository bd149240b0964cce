import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Paths of landscapes of the sample cast, for a file input. */
export function landscapes(...names: readonly string[]): string[] {
  return names.map((name) => fileURLToPath(new URL(`../../packages/testing/pictures/${name}.webp`, import.meta.url)));
}

/** A picture that no compression makes small: about three megabytes. */
export async function largePicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const width = 1_100;
  const noise = Buffer.from(Array.from({ length: width * width * 3 }, () => Math.floor(Math.random() * 256)));
  return {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: await sharp(noise, { raw: { width, height: width, channels: 3 } })
      .png()
      .toBuffer(),
  };
}
