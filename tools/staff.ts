import { staffRoles } from '@peonia/contract/staff/staff.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { directUrl } from '../apps/api/src/platform/db/connections/direct-url.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import { runCommand } from './run-command.ts';
import { embeddedUrl } from './staff/embedded-url.ts';
import { readWork } from './staff/read-work.ts';

const usage = `Usage: npm run staff -- grant <name> <role>, npm run staff -- revoke <name> <role>, npm run staff -- reset <name>, npm run staff -- list
Roles: ${staffRoles.join(', ')}. reset takes a lost second factor away: the next login sets up a new one.
A translator is granted each pair of languages by itself: grant <name> translator de:ja. Into one of ${languages.join(', ')}.`;

/** Grants and revokes staff roles, and resets second factors, without the second person that `/staff/roles` needs. */
async function main(words: readonly string[]): Promise<number> {
  const work = readWork(words);
  if (typeof work === 'string') {
    console.error(`${work}\n${usage}`);
    return 2;
  }
  const config = readConfig(process.env);
  const database = openDatabase({
    url: directUrl(config) || embeddedUrl(config.dataDir),
    pool: 1,
    statementTimeoutMs: 10_000,
    name: 'staff',
  });
  try {
    const done = await work.run(database);
    if (done === null) console.error(work.unchanged);
    else console.log(done);
    return done === null ? 1 : 0;
  } finally {
    await database.end();
  }
}

await runCommand(() => main(process.argv.slice(2)));
