import { openTree } from '../checks/source/open-tree.ts';

/** A comment in a test file that names a row of the map. */
export interface Tag {
  /** Name of the row. */
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

const testFile = /\.(?:test|spec)\.tsx?$/;
const tag = /^\s*\/\/ covers: (.+?)\s*$/;

/**
 * Collects the tags of all test files: `// covers: GET /feeds/:id` above a test, or below the imports for the whole
 * file.
 */
export function collectTags(root: string): Tag[] {
  const tree = openTree(root);
  return tree.files
    .filter((file) => testFile.test(file))
    .flatMap((file) =>
      tree
        .text(file)
        .split('\n')
        .flatMap((text, index) => {
          const what = tag.exec(text)?.[1];
          return what === undefined ? [] : [{ what, file, line: index + 1 }];
        }),
    );
}
