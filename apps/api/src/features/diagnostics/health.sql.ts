import { statement } from '../../platform/db/statement.ts';

/** The ten statements with the largest total time; none where they are not counted. */
export const slowStatements = statement<
  { most: number },
  { query: string; calls: number; mean_ms: number; total_ms: number }
>('slow_statements', 'select query, calls, mean_ms, total_ms from slow_statements(:most::int)');

export const databaseSize = statement<object, { bytes: number }>(
  'database_size',
  'select pg_database_size(current_database()) as bytes',
);
