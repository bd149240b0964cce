import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureOrder } from '../feature-order.mjs';
import { capitalize } from './write-templates.ts';

/** New features stand to the left of this one, which looks after all before it. */
const rightNeighbour = 'moderation';

interface Edit {
  readonly file: string;
  readonly change: (text: string) => string;
}

/** Adds a feature to the files that list features, endpoints and pages. Returns the paths of the changed files. */
export function registerFeature(root: string, name: string): string[] {
  const edits: readonly Edit[] = [
    {
      file: 'packages/contract/src/protocol/contract.ts',
      change: (text) =>
        insertBefore(
          withImport(text, `import { ${name}Contract } from '../${name}.schema.ts';`),
          '} as const;',
          `  ${name}: ${name}Contract,\n`,
        ),
    },
    { file: 'tools/feature-order.mjs', change: (text) => addToOrder(text, name) },
    { file: 'apps/api/src/features.ts', change: (text) => addToFeatures(text, name) },
    { file: 'apps/api/test/access/access-elsewhere.ts', change: (text) => addToOwnData(text, name) },
    {
      file: 'apps/web/src/routes/table.ts',
      change: (text) =>
        insertBefore(
          withImport(text, `import { ${name}Routes } from './${name}.ts';`),
          '\n];',
          `\n  ...${name}Routes,`,
        ),
    },
    {
      file: 'e2e/walk/walked-pages.ts',
      change: (text) => insertBefore(text, '\n];', `\n\n  ...by('member', '/${name}'),`),
    },
  ];
  const changed = edits.map(({ file, change }) => ({ file, ...computeChange(root, file, change) }));
  for (const { file, after } of changed) writeFileSync(join(root, file), after);
  return changed.filter(({ before, after }) => before !== after).map(({ file }) => file);
}

/** Computes a change without writing it, so that nothing is half done when a file does not look as expected. */
function computeChange(root: string, file: string, change: Edit['change']): { before: string; after: string } {
  const before = readFileSync(join(root, file), 'utf8');
  try {
    return { before, after: change(before) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function withImport(text: string, line: string): string {
  return insertBefore(text, 'import ', `${line}\n`);
}

function insertBefore(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor);
  if (at === -1) throw new Error(`has no "${anchor.trim()}" to insert "${added.trim()}" before`);
  return text.slice(0, at) + added + text.slice(at);
}

function addToOrder(text: string, name: string): string {
  return featureOrder.includes(name) ? text : insertBefore(text, `  '${rightNeighbour}',`, `  '${name}',\n`);
}

function addToFeatures(text: string, name: string): string {
  const order = featureOrder.includes(name) ? featureOrder : withNew(featureOrder, name);
  const isListed = (feature: string) => text.includes(`\n  ${feature},\n`);
  const next = order.slice(order.indexOf(name) + 1).find(isListed);
  return insertBefore(
    withImport(text, `import { ${name} } from './features/${name}/feature.ts';`),
    next === undefined ? '];' : `  ${next},\n`,
    `  ${name},\n`,
  );
}

function withNew(order: readonly string[], name: string): string[] {
  return order.flatMap((feature) => (feature === rightNeighbour ? [name, feature] : [feature]));
}

function addToOwnData(text: string, name: string): string {
  const group = text.indexOf('The caller’s own data');
  if (group === -1) throw new Error('has no group of the caller’s own data');
  const added = `      'get${capitalize(name)}',\n      'set${capitalize(name)}',\n`;
  return text.slice(0, group) + insertBefore(text.slice(group), '    ],', added);
}
