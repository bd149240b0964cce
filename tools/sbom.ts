import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string }[];
}

/** A bill of materials in CycloneDX 1.5, as far as it is read here. */
interface Sbom {
  readonly metadata: { readonly component: { name: string } };
  components: readonly Component[];
  dependencies: readonly { readonly ref: string }[];
}

/**
 * Lists the packages that production installs, from the lockfile, as npm knows them. `npm sbom --omit dev` would leave
 * out packages that a development package needs too, so development packages are removed here.
 */
export function readSbom(): Sbom {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1_024 * 1_024,
  });
  const sbom = JSON.parse(text) as Sbom;
  const isOfDevelopment = ({ properties = [] }: Component) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const removed = new Set(sbom.components.filter(isOfDevelopment).map((component) => component['bom-ref']));
  sbom.components = sbom.components.filter((component) => !isOfDevelopment(component));
  sbom.dependencies = sbom.dependencies.filter(({ ref }) => !removed.has(ref));
  // npm writes the name of the folder.
  sbom.metadata.component.name = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  ).name;
  return sbom;
}

if (process.argv[1] === import.meta.filename) {
  const file = resolve(process.argv[2] ?? join(root, 'dist/sbom.cdx.json'));
  const sbom = readSbom();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${sbom.components.length} components: ${file}`);
}
