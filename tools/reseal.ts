import { features, featureSettings } from '../apps/api/src/features.ts';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { directUrl } from '../apps/api/src/platform/db/connections/direct-url.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import { sealedProgramKeys } from '../apps/api/src/platform/secrets/hash-secret.ts';
import { resealColumn, type Resealed } from '../apps/api/src/platform/secrets/reseal.ts';
import { runCommand } from './run-command.ts';

/** Seals everything in the database with SECRET that a secret of SECRET_PREVIOUS sealed. It may run at any time. */
async function main(): Promise<number> {
  const config = readConfig(process.env, featureSettings);
  const url = directUrl(config);
  if (url === '') throw new Error('DATABASE_URL must be set.');
  const database = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000, name: 'reseal' });
  try {
    const done: Resealed[] = [await resealColumn(database, sealedProgramKeys, config.secrets)];
    for (const column of features.flatMap(({ sealed = [] }) => sealed))
      done.push(await resealColumn(database, column, config.secrets));
    for (const { name, changed, lost } of done)
      console.log(`${name}: ${changed} sealed anew${lost === 0 ? '' : `, ${lost} that no secret opens`}`);
    const lost = done.reduce((all, column) => all + column.lost, 0);
    console.log(lost === 0 ? 'SECRET opens everything.' : 'Name the secret that sealed the rest in SECRET_PREVIOUS.');
    return lost === 0 ? 0 : 1;
  } finally {
    await database.end();
  }
}

await runCommand(main);
