import { createRequire } from 'node:module';
import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';

type Engine = typeof sharpLibrary;

// Only four decoders open uploaded files; SVG, PDF, TIFF and others are disabled for the whole process.
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif'];

let engine: Engine | undefined;

/** The library, loaded with the first picture, in the process that works on pictures. */
function sharp(): Engine {
  engine ??= openEngine(createRequire(import.meta.url)('sharp') as Engine);
  return engine;
}

function openEngine(opened: Engine): Engine {
  opened.block({ operation: ['VipsForeignLoad'] });
  opened.unblock({
    operation: decoders.flatMap((name) => [`VipsForeignLoad${name}File`, `VipsForeignLoad${name}Buffer`]),
  });
  // One thread per picture and no cache: memory is bounded by the pictures in work.
  opened.concurrency(1);
  opened.cache(false);
  return opened;
}

const longestSeconds = 20;

interface Opening {
  readonly megapixels: number;
  /** All frames of an animated picture instead of the first. */
  readonly moving?: boolean;
}

/** Opens a picture from a file or from memory: upright, bounded in size and time, broken data refused. */
export function openPicture(input: string | Buffer, { megapixels, moving = false }: Opening): Sharp {
  // Rotation would break the frames of an animated picture; animated formats carry no relevant orientation.
  return sharp()(input, {
    limitInputPixels: megapixels * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: !moving,
    animated: moving,
  }).timeout({ seconds: longestSeconds });
}

/** A decoded picture: its renditions are made without reading the file again. */
export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp()(data, { raw: { width, height, channels } }).timeout({ seconds: longestSeconds });
}

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}
