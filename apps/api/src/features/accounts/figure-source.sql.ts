import { statement, type Statement } from '../../platform/db/statement.ts';
import type { FigureDay, FigureRow, FigureSource } from './figure-source.ts';

type Counting = Statement<FigureDay & Record<string, unknown>, FigureRow>;

/**
 * A statement that adds up `counted` in all and by group. `counted` selects `metric`, `member_id` (null for nobody) and
 * `value` of the day from `:from` until before `:before`.
 */
export function countByGroup(name: string, counted: string): Counting {
  return statement(
    name,
    `with counted as (${counted})
     select c.metric,
       case when grouping(g.country) = 0 then 'country' when grouping(g.language) = 0 then 'language'
         when grouping(g.gender) = 0 then 'gender' when grouping(g.source) = 0 then 'source' else 'all' end as dimension,
       coalesce(g.country, g.language, g.gender, g.source, '') as grp,
       sum(c.value)::bigint as value, count(distinct c.member_id)::integer as members
     from counted c left join member_group g on g.member_id = c.member_id
     group by grouping sets ((c.metric), (c.metric, g.country), (c.metric, g.language), (c.metric, g.gender), (c.metric, g.source))`,
  );
}

/** A source of one statement. */
export function figureSource(
  { name, metrics, settles = 1 }: Pick<FigureSource, 'name' | 'metrics'> & { readonly settles?: number },
  rows: Counting,
): FigureSource {
  return { name, metrics, settles, read: (db, { from, before }) => rows.all(db, { from, before }) };
}
