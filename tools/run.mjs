// Runs one of the project's programs: node tools/run.mjs tools/test.ts [arguments]
//
// Plain JavaScript, because it is what a fresh clone starts with whatever Node it has: it installs
// what is missing and hands over to the Node version the project is written for.
import { spawnSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import './start/end-with-parent.mjs';

const neededMajor = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);

if (!script) fail('Usage: node tools/run.mjs <file> [arguments]. All commands: npm run help');
if (!isInstalled()) install();
if (major(process.versions.node) >= neededMajor) runHere();
else runWith(findNode());

/** True when node_modules holds exactly what the lockfile asks for on this platform. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const present = installed[path];
    return present ? present.version === wanted.version : wanted.optional === true;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.log('Installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  // Development packages build the web app, so production needs them too.
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', shell: !npm && process.platform === 'win32' };
  const begin = performance.now();
  const { status } = npm ? spawnSync(process.execPath, [npm, ...ci], options) : spawnSync('npm', ci, options);
  if (status !== 0)
    fail(
      'The packages could not be installed: npm ci failed as shown above. Check the network and the free disk space, then run the same command again.',
    );
  console.log(`  packages${' '.repeat(10)}${((performance.now() - begin) / 1_000).toFixed(1)} s`);
}

/** The project's own Node comes as a package on Linux and Windows; elsewhere the system's must do. */
function findNode() {
  const bundled = ['node', 'node.exe']
    .map((name) =>
      join(
        root,
        'node_modules',
        `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
        'bin',
        name,
      ),
    )
    .find((file) => existsSync(file));
  return (
    bundled ??
    fail(
      `Node ${neededMajor} or newer is needed on ${process.platform}-${process.arch}, this is ${process.versions.node}: install it from nodejs.org.`,
    )
  );
}

function runHere() {
  process.argv = [process.execPath, resolve(root, script), ...args];
  import(pathToFileURL(resolve(root, script)).href);
}

function runWith(node) {
  // The channel tells the program when this launcher is killed, so that it does not stay behind.
  const child = spawn(node, [join(root, 'tools/run.mjs'), script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function major(version) {
  return Number(version.split('.')[0]);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
