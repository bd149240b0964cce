import type { Api } from './api.ts';

/**
 * Every place in the database where one of the texts is found: `table.column`. Bytes are looked through as text too.
 * One statement a table: there are more than a thousand columns.
 */
export async function findText({ sql }: Api, ...texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ query: string }>(
    `select format('select %s from %I.%I', string_agg(format(
              '(coalesce(bool_or((select bool_or(strpos(lower(%I::text), lower(t)) > 0) from unnest($1::text[]) t)), false)) as %I',
              c.column_name, c.table_name || '.' || c.column_name), ', '), c.table_schema, c.table_name) as query
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'job')
       and c.data_type not in ('integer', 'bigint', 'smallint', 'boolean', 'uuid')
     group by c.table_schema, c.table_name order by 1`,
  );
  const places: string[] = [];
  for (const { query } of tables) {
    const [found = {}] = await sql<Record<string, boolean>>(query, [texts]);
    places.push(...Object.keys(found).filter((place) => found[place] === true));
  }
  return places.toSorted();
}
