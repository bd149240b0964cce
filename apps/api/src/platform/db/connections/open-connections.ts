import type { Config } from '../../config/config.ts';
import { openDatabase, type PooledDatabase } from '../database.ts';
import type { StatementObserver } from '../observe-statements.ts';

/** Connections of a process to one server: for short reads and writes, and for what may take long. */
interface Connections {
  readonly database: PooledDatabase;
  readonly slowDatabase: PooledDatabase;
}

export function openConnections(
  config: Config,
  { url, name, observer }: { url: string; name: string; observer: StatementObserver },
): Connections {
  const shared = { url, statementTimeoutMs: config.statementTimeoutMs, pooler: config.databasePooler, observer };
  return {
    database: openDatabase({
      ...shared,
      pool: config.databasePool,
      readConnections: config.databaseReadConnections,
      name,
    }),
    slowDatabase: openDatabase({ ...shared, pool: config.databaseSlowConnections, name: `${name}-slow` }),
  };
}
