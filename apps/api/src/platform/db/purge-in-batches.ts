import { type Db, statement, type Statement } from './statement.ts';

/** Rows that one statement of a purge deletes. */
const batch = 1_000;

type PurgeStatement<P extends object> = Statement<P & { most: number }, Record<string, never>>;

/** A statement that deletes at most `most` rows of a table. Texts are constant, as those of every statement. */
export function purgeStatement<P extends object = object>(
  name: string,
  table: string,
  condition: string,
): PurgeStatement<P> {
  return statement(
    name,
    `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit :most))`,
  );
}

/**
 * Deletes until less than a batch is left and returns the number of rows. Each batch commits by itself, so that a large
 * purge holds no locks for long and an interrupted one keeps what it did.
 */
export async function purgeInBatches<P extends object>(
  db: Db,
  purge: PurgeStatement<P>,
  params: P,
  most = batch,
): Promise<number> {
  let deleted = 0;
  for (let last = most; last === most; deleted += last) last = await purge.run(db, { ...params, most });
  return deleted;
}
