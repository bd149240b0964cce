import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { external } from '../build-server.ts';
import { root } from '../root.ts';

/** Commands of an operator, by the name under which a release has them in `bin`. */
const commands = {
  migrate: 'tools/database/migrate.ts',
  staff: 'tools/staff.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  drill: 'tools/drill.ts',
  'archive-wal': 'tools/backup/archive-wal.ts',
  reseal: 'tools/reseal.ts',
  'ledger-check': 'tools/database/ledger-check.ts',
  'cards-rebuild': 'tools/database/rebuild-cards.ts',
};

/** Settings of an installation as docs/install.md lays them out. What the environment says already counts more. */
const settingsFiles = ['/etc/peonia/peonia.env', '/etc/peonia/backup.env'];

/** Scripts of a release's package.json: the names of the repository, so that `npm run` is the same in both. */
export function operatorScripts(): Record<string, string> {
  const settings = settingsFiles.map((file) => `--env-file-if-exists=${file}`).join(' ');
  return Object.fromEntries(
    Object.keys(commands)
      // Called by PostgreSQL.
      .filter((name) => name !== 'archive-wal')
      .map((name) => [name.replace('-', ':'), `node ${settings} bin/${name}.mjs`]),
  );
}

/** Bundles the operator's commands with what they share. */
export async function buildCommands(folder: string): Promise<void> {
  const input = Object.fromEntries(Object.entries(commands).map(([name, file]) => [name, join(root, file)]));
  const bundle = await rolldown({ input, platform: 'node', external, logLevel: 'warn' });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared/[hash].js' });
  await bundle.close();
}
