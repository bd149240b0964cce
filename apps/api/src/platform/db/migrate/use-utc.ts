import pg from 'pg';
import { MigrationError } from './migration-error.ts';

const readZone = "select current_setting('TimeZone') as zone, current_database() as database, current_user as user";
const utc = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Universal', 'Zulu']);

interface Session {
  readonly zone: string;
  readonly database: string;
  readonly user: string;
}

/**
 * Makes UTC the time zone of the database, so that its days are those of the program: a server has the zone of its
 * machine. Throws `MigrationError` with a way out where it may not, or where something else sets another zone.
 */
export async function useUtc(client: pg.Client, databaseUrl: string): Promise<void> {
  const { zone, database, user } = await readSession(client);
  if (utc.has(zone)) return;
  const statement = `alter database ${client.escapeIdentifier(database)} set timezone to 'UTC'`;
  try {
    await client.query(`${statement}; set timezone to 'UTC'`);
  } catch (error) {
    throw new MigrationError(
      `Days of the database begin by ${zone} instead of UTC. Let its owner run: ${statement}; (${String(error)})`,
      { cause: error },
    );
  }
  const left = await zoneOfNewSession(databaseUrl);
  if (!utc.has(left))
    throw new MigrationError(
      `Days of the database begin by ${left} instead of UTC, for the role alone. Run: alter role ${client.escapeIdentifier(user)} in database ${client.escapeIdentifier(database)} reset timezone; alter role ${client.escapeIdentifier(user)} reset timezone;`,
    );
}

async function zoneOfNewSession(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'migrate' });
  await client.connect();
  try {
    return (await readSession(client)).zone;
  } finally {
    await client.end();
  }
}

async function readSession(client: pg.Client): Promise<Session> {
  const { rows } = await client.query<Session>(readZone);
  const [session] = rows;
  if (session === undefined) throw new Error('The database does not say its time zone.');
  return session;
}
