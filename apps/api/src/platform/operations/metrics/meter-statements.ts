import type { StatementObserver } from '../../db/observe-statements.ts';
import { traceStatement } from '../../tracing/trace-statements.ts';
import type { Metrics } from './metrics.ts';

/** Statements that take longer are counted by name. */
const slowMs = 100;
const bucketsMs = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000];

/** Returns an observer that counts statements, slow ones by name, and adds each to the running trace. */
export function meterStatements(metrics: Metrics): StatementObserver {
  const durations = metrics.addHistogram(
    'database_statement_duration_ms',
    'Milliseconds of a statement, with the wait for a connection.',
    [],
    bucketsMs,
  );
  const slow = metrics.addCounter(
    'database_slow_statements_total',
    `Statements that took longer than ${slowMs} ms, by name.`,
    ['statement'],
  );
  const failed = metrics.addCounter('database_failed_statements_total', 'Statements that failed, by SQLSTATE.', [
    'code',
  ]);
  return (observed) => {
    traceStatement(observed);
    const { name, ms, code } = observed;
    durations.observe(ms);
    if (ms > slowMs) slow.inc({ statement: name });
    if (code !== null) failed.inc({ code });
  };
}
