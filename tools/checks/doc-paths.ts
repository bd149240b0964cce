import { dirname, join } from 'node:path/posix';
import { type SourceTree, openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const document = /^docs\/.+\.md$|(?:^|\/)README\.md$|^(?:CONTRIBUTING|SECURITY)\.md$/;
/** Paths in backticks start at one of these folders; anything else in backticks may be a word of code. */
const quoted = /`((?:apps|packages|tools|docs|e2e|bench)\/[\w./-]+)`/g;
/** Targets of links, relative to the document. */
const linked = /\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g;

/** Every path of the repository that a document names exists. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const places = allPlaces(tree);
  return tree.files
    .filter((file) => document.test(file))
    .flatMap((file) =>
      tree
        .text(file)
        .split('\n')
        .flatMap((text, index) =>
          pathsIn(file, text)
            .filter((path) => !places.has(path))
            .map((path) => ({ file, line: index + 1, message: `names ${path}, which does not exist` })),
        ),
    );
}

function pathsIn(file: string, text: string): string[] {
  const quotes = [...text.matchAll(quoted)].map(([, path = '']) => path);
  const links = [...text.matchAll(linked)].map(([, path = '']) => join(dirname(file), path));
  return [...quotes, ...links].map((path) => path.replace(/[/.]+$/, ''));
}

/** Files and their folders. */
function allPlaces({ files }: SourceTree): Set<string> {
  const places = new Set(['', ...files]);
  for (const file of files) for (let at = dirname(file); at !== '.'; at = dirname(at)) places.add(at);
  return places;
}
