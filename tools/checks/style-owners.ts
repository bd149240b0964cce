import { posix } from 'node:path';
import { classNamesOf } from '../css/class-names.ts';
import { declareClasses } from '../css/declare-classes.ts';
import { openTree, type SourceTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const ui = 'packages/ui/src/';
const styleImport = /^import (?:\* as (\w+) from )?'([^']+\.css)';/gm;
const literalClass = /className=(?:"([^"]*)"|\{'([^']*)'\})/g;

/**
 * Styles have one owner: classes outside `packages/ui/src/*.css` live in CSS Modules, which only their own feature
 * imports, each class of a module is declared and used, and a `className` in quotes is a global one.
 */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const styles = tree.files.filter((file) => file.endsWith('.css') && /^(?:apps\/web|packages\/ui)\/src\//.test(file));
  const modules = styles.filter((file) => file.endsWith('.module.css'));
  const globals = new Set(styles.filter(isGlobal).flatMap((file) => classNamesOf(tree.text(file))));
  const importers = findImporters(tree);
  return [
    ...styles
      .filter((file) => !isGlobal(file) && !file.endsWith('.module.css'))
      .map((file) => ({ file, message: 'styles globally: make it a .module.css' })),
    ...modules.flatMap((file) => checkModule(tree, file, importers.get(file) ?? [])),
    ...[...importers]
      .flatMap(([style, uses]) =>
        uses.filter(({ file }) => !mayImport(file, style)).map(({ file }) => ({ file, style })),
      )
      .map(({ file, style }) => ({ file, message: `must not import the styles of another feature: ${style}` })),
    ...tree.sources
      .filter((file) => /^(?:apps\/web|packages\/ui)\/src\/.*(?<!\.test)\.tsx$/.test(file))
      .flatMap((file) => checkLiterals(file, tree.text(file), globals)),
  ];
}

/** Resets, tokens and the classes of text and layout. */
function isGlobal(file: string): boolean {
  return file.startsWith(ui) && !file.slice(ui.length).includes('/') && !file.endsWith('.module.css');
}

function checkModule(tree: SourceTree, file: string, uses: readonly Use[]): Problem[] {
  const css = tree.text(file);
  const declaration = `${file}.d.ts`;
  const isDeclared = tree.files.includes(declaration) && tree.text(declaration) === declareClasses(css);
  const used = new Set(
    uses.flatMap(({ file: source, name }) =>
      Array.from(tree.text(source).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, found]) => found),
    ),
  );
  return [
    ...(isDeclared ? [] : [{ file, message: 'has no fresh declaration: npm run css:types' }]),
    ...(css.includes(':global(') ? [{ file, message: 'must not reach out of its module with :global()' }] : []),
    ...classNamesOf(css)
      .filter((name) => !used.has(name))
      .map((name) => ({ file, message: `has a class that nothing uses: ${name}` })),
  ];
}

interface Use {
  readonly file: string;
  readonly name: string;
}

/** Which sources import each module of styles, and under which name. */
function findImporters(tree: SourceTree): Map<string, Use[]> {
  const found = new Map<string, Use[]>();
  for (const file of tree.sources) {
    for (const [, name = '', path = ''] of tree.text(file).matchAll(styleImport)) {
      const style = path.startsWith('@peonia/ui/')
        ? ui + path.slice('@peonia/ui/'.length)
        : posix.join(posix.dirname(file), path);
      if (style.endsWith('.module.css')) found.set(style, [...(found.get(style) ?? []), { file, name }]);
    }
  }
  return found;
}

function mayImport(source: string, style: string): boolean {
  return style.startsWith(ui) || ownerOf(source) === ownerOf(style);
}

function ownerOf(file: string): string {
  return /^apps\/web\/src\/(?:features\/)?[^/]+/.exec(file)?.[0] ?? ui;
}

function checkLiterals(file: string, text: string, globals: ReadonlySet<string>): Problem[] {
  return Array.from(text.matchAll(literalClass), ([, quoted, braced]) => quoted ?? braced ?? '')
    .flatMap((names) => names.split(/\s+/))
    .filter((name) => name !== '' && !globals.has(name))
    .map((name) => ({ file, message: `uses a class that is not global: ${name}` }));
}
