import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { directUrl } from '../../apps/api/src/platform/db/connections/direct-url.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate/migrate.ts';
import { runCommand } from '../run-command.ts';

// The server migrates when it starts; this is for anyone who wants to do it before.
await runCommand(async () => {
  const url = directUrl(readConfig(process.env));
  if (url === '') throw new Error('Set DATABASE_URL. The embedded database is migrated by npm start.');
  const applied = await migrate(url);
  console.log(
    applied.length === 0 ? 'The database is up to date.' : applied.map((name) => `Applied ${name}`).join('\n'),
  );
  return 0;
});
