import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bouquets, goods } from './mall-pictures/drawings.ts';

/**
 * Draws the sample products of the mall into `apps/web/public/mall`: an SVG of 240 × 240 for each, and a close-up
 * (`-close`) of every picture of a product. Run it with `node tools/run.mjs tools/mall-pictures.ts`.
 */
const folder = join(import.meta.dirname, '../apps/web/public/mall');

const gradients = [
  ['rose', '#fca4b0', '#d1315c'],
  ['blush', '#fff2f3', '#f7a9b6'],
  ['red', '#e74d6f', '#9f1840'],
  ['leaf', '#37a185', '#124d3e'],
  ['paper', '#ffffff', '#e5dde4'],
  ['gold', '#ffdea3', '#ce9b2b'],
  ['wood', '#d3a273', '#9a6639'],
  ['dark', '#4c3a4a', '#291b27'],
  ['orange', '#ffc680', '#e8801c'],
]
  .map(
    ([id, from, to]) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
  .join('');

const shadow = '<ellipse cx="120" cy="222" rx="56" ry="6" fill="#2a0f24" fill-opacity=".14"/>';

for (const [name, body] of Object.entries({ ...bouquets, ...goods }))
  await writeFile(
    join(folder, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>${gradients}</defs>${shadow}${body}</svg>\n`,
  );

for (const file of await readdir(folder)) {
  if (file === 'card.svg' || file.endsWith('-close.svg')) continue;
  const picture = await readFile(join(folder, file), 'utf8');
  await writeFile(
    join(folder, file.replace('.svg', '-close.svg')),
    picture.replace(/viewBox="[^"]*"/, 'viewBox="62 50 116 116"'),
  );
}
