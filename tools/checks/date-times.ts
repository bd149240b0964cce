import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const owner = 'packages/i18n/src/format.ts';
const day = String.raw`formatDate\((?:[^()]|\([^()]*\))*\)`;
/** A day and its time, with nothing but punctuation and markup between them. */
const joined = new RegExp(String.raw`${day}\}[,\s]*(?:\{' '\}\s*)?\$?\{\s*formatTime\(`, 'g');

/** Refuses a day and a time that are joined by hand: what stands between them differs by language. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources
    .filter((file) => file !== owner)
    .flatMap((file) => {
      const text = tree.text(file);
      return [...text.matchAll(joined)].map(({ index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        message: 'joins a day and a time by hand: use formatDateTime',
      }));
    });
}
