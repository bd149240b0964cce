import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type ScannedSource, scanSource } from './scan-source.ts';

/** The files of a repository that people write, with their text and, for code, what the parser found. */
export interface SourceTree {
  /** Paths from the root with `/`, sorted. */
  readonly files: readonly string[];
  /** Those of `files` that are TypeScript or JavaScript. */
  readonly sources: readonly string[];
  text(file: string): string;
  scan(file: string): ScannedSource;
}

const codeExtensions = new Set(['.ts', '.tsx', '.mjs', '.js']);
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'generated',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
]);
const trees = new Map<string, SourceTree>();

/** Opens the tree below `root`; all rules of one run share it, so that each file is read and parsed once. */
export function openTree(root: string): SourceTree {
  const known = trees.get(root);
  if (known) return known;
  const files = listFiles(root, '').toSorted();
  const text = remember((file) => readFileSync(join(root, file), 'utf8'));
  const tree: SourceTree = {
    files,
    sources: files.filter((file) => codeExtensions.has(extname(file))),
    text,
    scan: remember((file) => scanSource(file, text(file))),
  };
  trees.set(root, tree);
  return tree;
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // In a git worktree `.git` is a file that names a folder of this machine.
    if (entry.isFile()) return path === '.git' ? [] : [path];
    return entry.isDirectory() && !isSkipped(path, entry.name) ? listFiles(root, path) : [];
  });
}

/** Built, installed and fetched things, run data, and the fixtures that break the rules on purpose. */
function isSkipped(path: string, name: string): boolean {
  return skippedFolders.has(name) || /^data(-|$)/.test(path) || path === 'tools/checks/fixtures';
}

function remember<T>(compute: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? compute(file);
    known.set(file, value);
    return value;
  };
}
