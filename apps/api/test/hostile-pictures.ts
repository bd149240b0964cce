import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture as a phone saves it: lying on its side, with the place, the street and the camera in its metadata. */
export function cameraJpeg({ width, height, orientation }: { width: number; height: number; orientation: number }): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Camera', ImageDescription: 'Secret Street 7' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#333366' } }).withMetadata({ orientation }).withExifMerge(exif).jpeg().toBuffer();
}

/** Few bytes that unpack to very many pixels. */
export function bombPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#000000' } }).png({ compressionLevel: 9 }).toBuffer();
}

/** The same PNG with another size in its header, and the header's checksum made right. */
export function claimSize(png: Buffer, width: number, height: number): Buffer {
  const forged = Buffer.from(png);
  forged.writeUInt32BE(width, 16);
  forged.writeUInt32BE(height, 20);
  forged.writeUInt32BE(crc32(forged.subarray(12, 29)), 29);
  return forged;
}

/** A GIF with several frames, written by hand: the encoder at hand writes only what it could also show. */
export function spinningGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\u0002\u0000\u0002\u0000\u00f0\u0000\u0000\u0000\u0000\u0000\u00ff\u00ff\u00ff', 'latin1');
  const loop = Buffer.from('!\u00ff\u000bNETSCAPE2.0\u0003\u0001\u0000\u0000\u0000', 'latin1');
  const frame = Buffer.from('!\u00f9\u0004\u0000\u000a\u0000\u0000\u0000,\u0000\u0000\u0000\u0000\u0002\u0000\u0002\u0000\u0000\u0002\u0003\u0044\u0002\u0005\u0000', 'latin1');
  return Buffer.concat([head, loop, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
