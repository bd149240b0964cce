import type pg from 'pg';

/** One number for all programs, so that two of them never look after the same cluster. */
const ownerLock = 7_366_421;

/** Takes the cluster for this connection's life; false when another program holds it. */
export async function takeCluster(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLock]);
  return rows[0]?.taken === true;
}

/**
 * Makes the program's account and database when missing. The program is not superuser: what the database refuses it, it
 * must really be refused.
 */
export async function createProgramDatabase(client: pg.Client, name: string): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [name]);
  if (!role.rowCount) await client.query(`create role ${client.escapeIdentifier(name)} login createdb`);
  const database = await client.query('select from pg_database where datname = $1', [name]);
  if (!database.rowCount)
    await client.query(`create database ${client.escapeIdentifier(name)} owner ${client.escapeIdentifier(name)}`);
}
