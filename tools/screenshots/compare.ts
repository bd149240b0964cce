import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/*
 * Compares two folders of screenshots pixel by pixel: `npm run screenshots:compare -- <before> <after>`. Writes an
 * image of the differing pixels into `<after>/differences`. Ends with 1 where a picture differs or is missing.
 */

/** Sum of the channels' differences from which a pixel counts: below is the noise of antialiasing. */
const noticeable = 24;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const [before = '', after = ''] = process.argv.slice(2).map((folder) => resolve(folder));
const differences = join(after, 'differences');
mkdirSync(differences, { recursive: true });
const pictures = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));
const present = new Set(pictures(after));

const rows: { readonly name: string; readonly text: string; readonly share: number }[] = [];
for (const name of pictures(before)) {
  if (!present.has(name)) {
    rows.push({ name, text: 'is missing', share: 1 });
    continue;
  }
  const [old, current] = [await readPixels(join(before, name)), await readPixels(join(after, name))];
  const isResized = old.width !== current.width || old.height !== current.height;
  const share = await compare(old, current, join(differences, name));
  if (share > 0 || isResized) {
    const sizes = isResized ? `, ${old.width}x${old.height} before, ${current.width}x${current.height} after` : '';
    rows.push({ name, text: `${(share * 100).toFixed(3)} % differ${sizes}`, share });
  }
}

for (const { name, text } of rows.toSorted((one, other) => other.share - one.share)) console.log(`${name}: ${text}`);
console.log(`${rows.length} of ${pictures(before).length} pictures differ.`);
if (rows.length > 0) process.exitCode = 1;

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Share of differing pixels in the part that both pictures have. Writes them in red on a faint copy. */
async function compare(old: Pixels, current: Pixels, file: string): Promise<number> {
  const width = Math.min(old.width, current.width);
  const height = Math.min(old.height, current.height);
  const marked = Buffer.alloc(width * height * 3);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to, at] = [(y * old.width + x) * 3, (y * current.width + x) * 3, (y * width + x) * 3];
      let distance = 0;
      for (const channel of [0, 1, 2])
        distance += Math.abs((old.data[from + channel] ?? 0) - (current.data[to + channel] ?? 0));
      const isDifferent = distance >= noticeable;
      if (isDifferent) count += 1;
      for (const channel of [0, 1, 2])
        marked[at + channel] = isDifferent
          ? channel === 0
            ? 255
            : 0
          : 192 + Math.floor((current.data[to + channel] ?? 0) / 4);
    }
  }
  if (count > 0)
    await sharp(marked, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(file);
  return count / (width * height);
}
