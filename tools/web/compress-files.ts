import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this size in bytes compression saves nothing. */
const SMALLEST = 512;

/** Writes `.gz` and `.br` beside every text file of a build, compressed as far as possible. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && textFiles.has(extname(file.name)) && !file.parentPath.endsWith('.vite'),
  );
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

/** Writes both copies of one file. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST) return;
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}
