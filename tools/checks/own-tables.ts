import { type SourceTree, openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const creation = /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const mention = /\b(?:from|join|into|update|table)\s+(?:only\s+)?"?(\w+)"?/gi;

/** A feature's `*.sql.ts` uses only tables that a migration of that feature (`NNNN_<feature>_<what>.sql`) creates. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const owners = findOwners(tree);
  return tree.sources.flatMap((file) => {
    const [, feature] = /^apps\/api\/src\/features\/([^/]+)\/.*\.sql\.ts$/.exec(file) ?? [];
    if (feature === undefined) return [];
    return tree.scan(file).literals.flatMap(({ value, line }) =>
      [...new Set([...value.matchAll(mention)].map(([, table = '']) => table.toLowerCase()))].flatMap((table) => {
        const owner = owners.get(table);
        return owner === undefined || owner === feature
          ? []
          : [{ file, line, message: `uses the table ${table} of ${owner}: ask ${owner}/public.ts` }];
      }),
    );
  });
}

function findOwners(tree: SourceTree): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of tree.files) {
    const [, feature] = /^apps\/api\/migrations\/\d{4}_([a-z]+)_.*\.sql$/.exec(file) ?? [];
    if (feature === undefined || feature === 'platform') continue;
    for (const [, table = ''] of tree.text(file).matchAll(creation)) owners.set(table.toLowerCase(), feature);
  }
  return owners;
}
