import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture as a phone saves it: lying on its side, with the place, the street and the camera in its metadata. */
export function cameraJpeg({
  width,
  height,
  orientation,
}: {
  width: number;
  height: number;
  orientation: number;
}): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Camera', ImageDescription: 'Secret Street 7' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#333366' } })
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .jpeg()
    .toBuffer();
}

/** Few bytes that unpack to very many pixels. */
export function bombPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The same PNG with another size in its header, and the header's checksum made right. */
export function claimSize(png: Buffer, width: number, height: number): Buffer {
  const forged = Buffer.from(png);
  forged.writeUInt32BE(width, 16);
  forged.writeUInt32BE(height, 20);
  forged.writeUInt32BE(crc32(forged.subarray(12, 29)), 29);
  return forged;
}

/** A GIF of 16 by 16 pixels in which every frame is another colour. */
export async function movingGif(frames: number): Promise<Buffer> {
  const side = 16;
  const pixels = Buffer.alloc(side * side * 3 * frames);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 97) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ loop: 0, delay: 40 })
    .toBuffer();
}
