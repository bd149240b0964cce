import type pg from 'pg';

/**
 * Does work during which nobody looks up whether the rows that new rows name are there: for millions of rows that takes
 * most of the time.
 */
export async function withoutLookups(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ at: string; name: string; definition: string }>(
    `select conrelid::regclass::text as at, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { at, name } of rows) await client.query(`alter table ${at} drop constraint ${name}`);
  await work();
  for (const { at, name, definition } of rows)
    await client.query(`alter table ${at} add constraint ${name} ${definition} not valid`);
}
