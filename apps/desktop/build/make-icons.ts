import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '..', 'icons');
const mark = readFileSync(join(import.meta.dirname, '../../web/public/favicon.svg'));
const TRAY = 64;
const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="${TRAY}" height="${TRAY}">
<circle cx="48" cy="16" r="15" fill="#fff"/><circle cx="48" cy="16" r="12" fill="#b91d4c"/></svg>`;

/** Draws the icons of the program and of its tray from the mark of the web app. */
mkdirSync(folder, { recursive: true });
const draw = (size: number) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);
await draw(1024).png().toFile(join(folder, 'icon.png'));
await draw(TRAY).png().toFile(join(folder, 'tray.png'));
const tray = await draw(TRAY).png().toBuffer();
await sharp(tray)
  .composite([{ input: Buffer.from(dot) }])
  .png()
  .toFile(join(folder, 'tray-unread.png'));
