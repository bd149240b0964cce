import { type SourceTree, openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';
import { isTest } from './source/resolve-import.ts';

const statement =
  /^\s*(?:select\b[\s\S]*\bfrom\s|select\s+(?:pg_|\$\d)|insert\s+into\s|update\s+\S+\s+(?:\w+\s+)?set\s|delete\s+from\s|with\s+(?:recursive\s+)?\w+\s+as\s*\(|(?:create|alter|drop|lock|truncate)\s+(?:table|index|type|view|database|role|extension)\b)/i;
const sqlModules = ['pg', 'apps/api/src/platform/db/statement.ts'];

/** SQL only in `*.sql.ts`, in migrations and in `platform/db`, which is the way to the database itself. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources.filter(mustBeFreeOfSql).flatMap((file) => [...literals(tree, file), ...imports(tree, file)]);
}

function mustBeFreeOfSql(file: string): boolean {
  return (
    file.startsWith('apps/api/src/') &&
    !file.startsWith('apps/api/src/platform/db/') &&
    !file.endsWith('.sql.ts') &&
    !isTest(file)
  );
}

function literals(tree: SourceTree, file: string): Problem[] {
  const found = tree.scan(file).literals.filter(({ value }) => statement.test(value));
  return found.map(({ line }) => ({ file, line, message: 'holds SQL: move it into the <noun>.sql.ts beside it' }));
}

function imports(tree: SourceTree, file: string): Problem[] {
  const found = tree
    .scan(file)
    .imports.filter(
      ({ specifier, isType }) =>
        !isType &&
        sqlModules.some((module) => module === specifier || module.endsWith(specifier.replace(/^(?:\.\.\/)+/, '/'))),
    );
  return found.map(({ line, specifier }) => ({
    file,
    line,
    message: `imports ${specifier}, which only *.sql.ts files may`,
  }));
}
