import { type SourceTree, openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';
import { isTest, resolveImport } from './source/resolve-import.ts';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** Needed by packages, or by code that they make, that load them by name without depending on them. */
const loadedByOthers = ['@babel/core', '@lingui/babel-plugin-lingui-macro', '@oazapfts/runtime'];
const mayName = /\.(?:ts|tsx|mjs|mts|json|css)$/;
const workspaceManifest = /^(?:packages|apps)\/[^/]+\/package\.json$/;

/** Third-party versions stand in the root package.json only, exact; it lists what is imported, and nothing else. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const manifest = readManifest(tree, 'package.json');
  const inexact = Object.entries(allVersions(manifest)).filter(([, version]) => !exact.test(version));
  return [
    ...inexact.map(([name, version]) => ({
      file: 'package.json',
      message: `${name} ${version} is not an exact version`,
    })),
    ...tree.files.filter((file) => workspaceManifest.test(file)).flatMap((file) => foreignVersions(tree, file)),
    ...tree.sources.flatMap((file) => undeclared(tree, file, manifest)),
    ...unused(tree, manifest),
  ];
}

function foreignVersions(tree: SourceTree, file: string): Problem[] {
  const foreign = Object.keys(allVersions(readManifest(tree, file))).filter((name) => !name.startsWith('@peonia/'));
  return foreign.map((name) => ({
    file,
    message: `names ${name}: third-party versions belong into the root package.json`,
  }));
}

/** What runs in production must not need a package that only development has. */
function undeclared(tree: SourceTree, file: string, { dependencies = {}, devDependencies = {} }: Manifest): Problem[] {
  const isProgram =
    /^(?:apps|packages)\/[^/]+\/src\//.test(file) && !isTest(file) && !file.startsWith('packages/testing/');
  return tree.scan(file).imports.flatMap(({ specifier, isType, line }) => {
    const target = resolveImport(file, specifier);
    if (target.kind !== 'package' || target.name in dependencies) return [];
    if (!(target.name in devDependencies))
      return [{ file, line, message: `imports ${target.name}, which package.json does not list` }];
    return isProgram && !isType ? [{ file, line, message: `imports ${target.name}, which only development has` }] : [];
  });
}

/**
 * A package counts as used when a source imports it, or when a file names it (a program that is started by its path).
 */
function unused(tree: SourceTree, { dependencies = {}, devDependencies = {} }: Manifest): Problem[] {
  const imported = new Set(
    tree.sources.flatMap((file) => tree.scan(file).imports.map(({ specifier }) => packageOf(file, specifier))),
  );
  const isExempt = (name: string) => name.startsWith('@types/') || loadedByOthers.includes(name);
  const named = tree.files.filter((file) => mayName.test(file) && !/(?:^|\/)package(?:-lock)?\.json$/.test(file));
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !imported.has(name) && !isExempt(name))
    .filter((name) => !named.some((file) => tree.text(file).includes(name)))
    .map((name) => ({ file: 'package.json', message: `${name} is listed, but nothing uses it` }));
}

function packageOf(file: string, specifier: string): string | undefined {
  const target = resolveImport(file, specifier);
  return target.kind === 'package' ? target.name : undefined;
}

function readManifest(tree: SourceTree, file: string): Manifest {
  return JSON.parse(tree.text(file)) as Manifest;
}

function allVersions(manifest: Manifest): Versions {
  return {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
  };
}
