import { staffRoles, type StaffRole } from '@peonia/contract/staff.ts';
import { resetFactor } from '../apps/api/src/features/moderation/pass/factor.sql.ts';
import { grantRole, listRoles, revokeRole } from '../apps/api/src/features/moderation/staff.sql.ts';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import { embeddedUrl } from './staff/embedded-url.ts';

const usage = `Usage: npm run staff -- grant <name> <role>, npm run staff -- revoke <name> <role>, npm run staff -- reset <name>, npm run staff -- list
Roles: ${staffRoles.join(', ')}. reset takes a lost second factor away: the next login sets up a new one.`;

/** Grants and takes away roles of the staff, and lost second factors; no call of the program does. */
async function main([act, name = '', role = '']: readonly string[]): Promise<number> {
  const wanted = staffRoles.find((known): known is StaffRole => known === role);
  if (act !== 'list' && !(act === 'reset' && name !== '') && ((act !== 'grant' && act !== 'revoke') || name === '' || wanted === undefined)) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const database = openDatabase({ url: config.databaseUrl || embeddedUrl(config.dataDir), pool: 1, statementTimeoutMs: 10_000, name: 'staff' });
  try {
    if (act === 'reset') {
      const isGone = (await resetFactor.run(database, { name })) > 0;
      console.log(isGone ? `The second factor of ${name} is gone.` : `${name} has no second factor.`);
      return isGone ? 0 : 1;
    }
    if (wanted === undefined) {
      const rows = await listRoles.all(database, {});
      console.log(rows.length === 0 ? 'Nobody has a role.' : rows.map((row) => `${row.name}  ${row.role}  since ${row.granted_at.toISOString().slice(0, 10)}`).join('\n'));
      return 0;
    }
    const isDone = act === 'grant' ? (await grantRole.first(database, { name, role: wanted })) !== undefined : (await revokeRole.run(database, { name, role: wanted })) > 0;
    console.log(isDone ? `${name} ${act === 'grant' ? 'is' : 'is no longer'} ${wanted}.` : `There is no open account called ${name}${act === 'grant' ? '' : ` with the role ${wanted}`}.`);
    return isDone ? 0 : 1;
  } finally {
    await database.end();
  }
}

process.exitCode = await main(process.argv.slice(2));
