import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const texts = new Map<string, string>();

/** Test files below some folders that contain a text, in the order of their paths. */
export function filesWith(root: string, folders: readonly string[], text: string): string[] {
  return folders
    .flatMap((folder) => testFiles(root, join(root, folder)))
    .filter((file) => read(join(root, file)).includes(text))
    .toSorted();
}

function testFiles(root: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(?:test|spec)\.tsx?$/.test(entry.name) && !/node_modules|fixtures/.test(entry.parentPath),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function read(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}
