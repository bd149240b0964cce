import { extname } from 'node:path';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const binary = new Set([
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
  '.avif',
  '.ico',
  '.woff2',
  '.mp3',
  '.mp4',
  '.webm',
  '.gz',
]);
/** Folders of one person's or one machine's disk, and package registries. */
const traces = [
  /(?<![\w.@])\/(?:home|Users)\/[\w-]+\//,
  /(?<![\w.@])\/(?:root|work)\/\w/,
  /https?:\/\/[\w.:-]*(?:registry|artifactory|verdaccio|nexus)[\w.:/-]*/,
];

/** Nothing committed names a place that exists on one machine only. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const written = tree.files.filter((file) => !binary.has(extname(file)));
  return written.flatMap((file) =>
    tree
      .text(file)
      .split('\n')
      .flatMap((line, index) => {
        const trace = traces.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
        return trace ? [{ file, line: index + 1, message: `names ${trace}, which exists on one machine only` }] : [];
      }),
  );
}
