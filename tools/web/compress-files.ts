import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this size in bytes compression saves nothing. */
const SMALLEST = 512;
/** Files at a time, where nobody waits for the processors. */
const MOST = 8;

/** Writes `.gz` and `.br` beside every text file of a build, compressed as far as possible, so many at a time. */
export async function compressFiles(folder: string, { lanes = MOST }: { readonly lanes?: number } = {}): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && textFiles.has(extname(file.name)) && !file.parentPath.endsWith('.vite'),
  );
  const lane = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await compressFile(join(file.parentPath, file.name));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Writes both copies of one file; each appears whole, for a program may serve the build meanwhile. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST) return;
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([put(`${path}.gz`, gz), put(`${path}.br`, br)]);
}

async function put(path: string, data: Buffer): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}-${process.pid}`);
  await writeFile(draft, data);
  await rename(draft, path);
}
