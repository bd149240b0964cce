import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './root.ts';

const publicFolder = join(root, 'apps/web/public');

interface Icon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Share of the width that the mark takes. */
  readonly mark: number;
  /** Null leaves the ground transparent. */
  readonly ground: string | null;
  /** One colour for the whole mark. */
  readonly colour?: string;
}

/** A maskable icon keeps its mark inside the middle 80 %, which no platform cuts away. */
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 0.86, ground: null },
  { file: 'icon-512.png', size: 512, mark: 0.86, ground: null },
  { file: 'maskable-192.png', size: 192, mark: 0.56, ground: '#ffffff' },
  { file: 'maskable-512.png', size: 512, mark: 0.56, ground: '#ffffff' },
  { file: 'monochrome-512.png', size: 512, mark: 0.6, ground: null, colour: '#000000' },
  { file: 'apple-touch.png', size: 180, mark: 0.64, ground: '#ffffff' },
];

/**
 * Draws the icons of the installed app from the mark in `favicon.svg`. Run it with `node tools/run.mjs
 * tools/app-icons.ts`.
 */
async function drawIcons(): Promise<void> {
  const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  for (const { file, size, mark: share, ground, colour } of icons) {
    const width = Math.round(size * share);
    const svg = colour === undefined ? mark : mark.replaceAll(/fill="#[0-9a-f]+"/g, `fill="${colour}"`);
    const drawn = await sharp(Buffer.from(svg), { density: (72 * width) / 32 })
      .resize(width, width)
      .png()
      .toBuffer();
    const empty = { width: size, height: size, channels: 4 as const, background: ground ?? '#00000000' };
    const icon = await sharp({ create: empty })
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9 })
      .toBuffer();
    await writeFile(join(publicFolder, 'icons', file), icon);
    process.stdout.write(`icons/${file}  ${(icon.length / 1024).toFixed(1)} KB\n`);
  }
}

await drawIcons();
