import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildServer } from '../build-server.ts';
import { buildWeb } from '../build-web.ts';
import { root } from '../root.ts';
import { readSbom } from '../sbom.ts';
import { buildCommands, operatorScripts } from './build-commands.ts';
import { copyLicences } from './copy-licences.ts';
import { copyPackages, importedPackages } from './copy-packages.ts';

/** Read from disk by the bundle: native programs and libraries, the data of countries, and the fonts of documents. */
const packages = [
  '@node-rs/argon2',
  'sharp',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  'subset-font',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-thai',
];

/** Folders and files that the bundle, or its operator, reads where the repository has them. */
const copied = [
  'LICENSE',
  'SECURITY.md',
  'apps/api/package.json',
  'apps/api/migrations',
  'apps/api/places',
  'apps/web/dist/client',
  'apps/web/dist/server',
  // What a server needs. Compose has its secrets beside its file, and needs a checkout anyway.
  'deploy/grafana',
  'deploy/nginx',
  'deploy/pgbouncer',
  'deploy/prometheus',
  'deploy/systemd',
  'docs/architecture.md',
  'docs/configuration.md',
  'docs/decisions',
  'docs/howto',
  'docs/install.md',
  'docs/runbooks',
  'docs/scale.md',
  'docs/security',
];

interface ReleaseOptions {
  /** Folder of a server that was bundled from these very sources; without it the server is bundled. */
  readonly builtServer?: string;
}

/**
 * Makes one folder that runs with Node alone: bundled server and commands, web build, migrations, texts, native
 * packages of this platform, runbooks, licences, bill of materials, checksums. Replaces the folder when everything is
 * made.
 */
export async function makeRelease(
  folder: string,
  { builtServer }: ReleaseOptions = {},
): Promise<{ files: number; bytes: number }> {
  const draft = `${folder}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'bin'), { recursive: true });
  try {
    await Promise.all([
      builtServer === undefined
        ? buildServer(join(draft, 'apps/api/dist/serve.js'))
        : cpSync(builtServer, join(draft, 'apps/api/dist'), { recursive: true }),
      buildCommands(join(draft, 'apps/api/dist/commands')),
      buildWeb(),
    ]);
    for (const path of copied) cpSync(join(root, path), join(draft, path), { recursive: true });
    for (const path of ['package.json', 'locales', 'pages'])
      cpSync(join(root, 'packages/i18n', path), join(draft, 'node_modules/@peonia/i18n', path), { recursive: true });
    copyPackages([...packages, ...importedPackages(join(draft, 'apps/web/dist/server'))], join(draft, 'node_modules'));
    copyLicences(join(draft, 'licences'));
    writeStarters(draft);
    writeFileSync(join(draft, 'sbom.cdx.json'), `${JSON.stringify(readSbom(), null, 2)}\n`);
    const summary = writeChecksums(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return summary;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** `bin/<command>.mjs` for each command, and the manifest. */
function writeStarters(draft: string): void {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const manifest = {
    name,
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: operatorScripts(),
  };
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // Compiled code is kept from start to start; where that is not possible, Node goes on without.
  writeFileSync(
    join(draft, 'bin/serve.mjs'),
    "import { enableCompileCache } from 'node:module';\n\nenableCompileCache();\nprocess.setSourceMapsEnabled(true);\nawait import('../apps/api/dist/serve.js');\n",
  );
  const built = readdirSync(join(draft, 'apps/api/dist/commands'), { withFileTypes: true });
  for (const entry of built.filter((one) => one.isFile() && one.name.endsWith('.js')))
    writeFileSync(
      join(draft, 'bin', entry.name.replace(/js$/, 'mjs')),
      `import '../apps/api/dist/commands/${entry.name}';\n`,
    );
}

/** `SHA256SUMS`, as `sha256sum --check` reads it. */
function writeChecksums(draft: string): { files: number; bytes: number } {
  const files = readdirSync(draft, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(join(draft, 'SHA256SUMS'), files.map((file) => `${sumOf(file)}  ${relative(draft, file)}\n`).join(''));
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}
