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

/**
 * Third-party versions stand in the root package.json only, exact; it lists what is imported, and nothing else. An app
 * with a lock file of its own is no workspace: it is installed apart, lists its packages itself, and may import those
 * of the root as well.
 */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const manifest = readManifest(tree, 'package.json');
  const manifests = tree.files.filter((file) => workspaceManifest.test(file));
  const apart = manifests.filter((file) => tree.files.includes(lockOf(file)));
  const ownOf = (source: string) => apart.find((file) => source.startsWith(folderOf(file)));
  const manifestOf = (source: string) => {
    const own = ownOf(source);
    return own === undefined ? manifest : merged(manifest, readManifest(tree, own));
  };
  return [
    ...['package.json', ...apart].flatMap((file) => inexact(tree, file)),
    ...manifests.filter((file) => !apart.includes(file)).flatMap((file) => foreignVersions(tree, file)),
    ...tree.sources.flatMap((file) => undeclared(tree, file, manifestOf(file))),
    ...unused(tree, manifest),
  ];
}

function inexact(tree: SourceTree, file: string): Problem[] {
  return Object.entries(allVersions(readManifest(tree, file)))
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => ({ file, message: `${name} ${version} is not an exact version` }));
}

/** `apps/desktop/` of `apps/desktop/package.json`. */
function folderOf(manifest: string): string {
  return manifest.slice(0, -'package.json'.length);
}

function lockOf(manifest: string): string {
  return `${folderOf(manifest)}package-lock.json`;
}

/** What an app that is installed apart may import: its programs are bundled, so development packages count as well. */
function merged(root: Manifest, own: Manifest): Manifest {
  return { dependencies: { ...allVersions(root), ...allVersions(own) } };
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
