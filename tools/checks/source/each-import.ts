import type { SourceTree } from './open-tree.ts';
import { resolveImport } from './resolve-import.ts';
import type { ImportUse } from './scan-source.ts';

/** An import from one file of the repository to another. */
export interface InnerImport {
  readonly from: string;
  readonly to: string;
  readonly use: ImportUse;
}

/** Every import between two files of the repository. */
export function innerImports(tree: SourceTree): InnerImport[] {
  return tree.sources.flatMap((from) =>
    tree.scan(from).imports.flatMap((use) => {
      const target = resolveImport(from, use.specifier);
      return target.kind === 'file' ? [{ from, to: target.path, use }] : [];
    }),
  );
}
