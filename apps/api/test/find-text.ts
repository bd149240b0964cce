import type { Api } from './api.ts';

/** Every place in the database where a text is found: `table.column`. Bytes are looked through as text too. */
export async function findText({ sql }: Api, text: string): Promise<string[]> {
  const columns = await sql<{ place: string; query: string }>(
    `select format('%s.%s', c.table_name, c.column_name) as place,
            format('select exists (select 1 from %I.%I where strpos(lower(%I::text), lower($1)) > 0) as found', c.table_schema, c.table_name, c.column_name) as query
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'job')
       and c.data_type not in ('integer', 'bigint', 'smallint', 'boolean', 'uuid')
     order by 1`,
  );
  const places: string[] = [];
  for (const { place, query } of columns)
    if ((await sql<{ found: boolean }>(query, [text]))[0]?.found) places.push(place);
  return places;
}
