import { staffRoles, type StaffRole } from '@peonia/contract/moderation/staff.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { resetFactor } from '../apps/api/src/features/moderation/staff-session/factor.sql.ts';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import { directUrl } from '../apps/api/src/platform/db/direct-url.ts';
import type { Db } from '../apps/api/src/platform/db/statement.ts';
import { grant, revoke } from './staff/change-role.ts';
import { embeddedUrl } from './staff/embedded-url.ts';
import { listStaff } from './staff/list-staff.ts';
import { readPair } from './staff/read-pair.ts';

const usage = `Usage: npm run staff -- grant <name> <role>, npm run staff -- revoke <name> <role>, npm run staff -- reset <name>, npm run staff -- list
Roles: ${staffRoles.join(', ')}. reset takes a lost second factor away: the next login sets up a new one.
A translator is granted each pair of languages by itself: grant <name> translator de:ja. Into one of ${languages.join(', ')}.`;

type Work = (db: Db) => Promise<string | null>;

/**
 * What is asked for; null where it cannot be read. Its answer is what to say, null where there is nobody to do it with.
 */
function readWork([act, name = '', role, languagePair]: readonly string[]): Work | null {
  if (act === 'list') return listStaff;
  if (name === '') return null;
  if (act === 'reset')
    return async (db) => ((await resetFactor.run(db, { name })) > 0 ? `The second factor of ${name} is gone.` : null);
  const wanted = staffRoles.find((known): known is StaffRole => known === role);
  const pair = languagePair === undefined ? null : readPair(languagePair);
  const isForLanguages = wanted === 'translator' && (act === 'grant' || languagePair !== undefined);
  if (wanted === undefined || isForLanguages !== (pair !== null)) return null;
  if (act === 'grant') return (db) => grant(db, { name, role: wanted, pair });
  return act === 'revoke' ? (db) => revoke(db, { name, role: wanted, pair }) : null;
}

/** Grants and revokes staff roles, and resets second factors, without the second person that `/staff/roles` needs. */
async function main(words: readonly string[]): Promise<number> {
  const work = readWork(words);
  if (work === null) {
    console.error(usage);
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
    const done = await work(database);
    console.log(done ?? `There is nobody called ${words[1]} of whom this is so.`);
    return done === null ? 1 : 0;
  } finally {
    await database.end();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
