import type pg from 'pg';

/** One number for all programs, so that a cluster has one owner. */
const ownerLock = 7_366_421;

/** Locks the cluster for this connection's life; false when another program holds it. */
export async function takeCluster(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLock]);
  return rows[0]?.taken === true;
}

/**
 * Creates the program's account and database if missing. The account is no superuser, so that revoked permissions are
 * effective.
 */
export async function createProgramDatabase(client: pg.Client, name: string): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [name]);
  if (!role.rowCount) await client.query(`create role ${client.escapeIdentifier(name)} login createdb`);
  const database = await client.query('select from pg_database where datname = $1', [name]);
  if (!database.rowCount)
    await client.query(`create database ${client.escapeIdentifier(name)} owner ${client.escapeIdentifier(name)}`);
}
