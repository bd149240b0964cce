import { statement } from '../../platform/db/statement.ts';

/** The ten statements with the largest total time; none where they are not counted. */
export const slowStatements = statement<
  { most: number },
  { query: string; calls: number; mean_ms: number; total_ms: number }
>('slow_statements', 'select query, calls, mean_ms, total_ms from slow_statements(:most::int)');

/** Whether PostgreSQL archived no segment of its log since it last failed to: the log then fills its disk. */
export const archiveState = statement<object, { is_failing: boolean }>(
  'archive_state',
  `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
   from pg_stat_archiver`,
);

export const databaseSize = statement<object, { bytes: number }>(
  'database_size',
  'select pg_database_size(current_database()) as bytes',
);
