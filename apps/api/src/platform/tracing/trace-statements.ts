import { SpanKind } from '@opentelemetry/api';
import type { StatementObserver } from '../db/observe-statements.ts';
import { addSpan } from './spans.ts';

/** A span for each statement under the work that asked for it: its name, never its text or values. */
export const traceStatement: StatementObserver = ({ name, startedAt, ms, code }) =>
  addSpan(name, {
    kind: SpanKind.CLIENT,
    from: startedAt,
    ms,
    failure: code,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name },
  });
