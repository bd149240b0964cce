import { hostname } from 'node:os';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { traceId } from '../tracing/spans.ts';
import { logDestination } from './log-destination.ts';
import { terminalLog } from './readable-log.ts';
import { withCauses } from './with-causes.ts';

/**
 * Structured logs by allow-list: method, route pattern, status, duration, ids of request and trace, process, host.
 * Never a query, a body, a header, an address, a token or a message. JSON, but for a developer's terminal. Source:
 * requirements 22.
 */
export function logOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    stream: config.env === 'development' && process.stdout.isTTY ? terminalLog : logDestination(),
    base: { process: process.pid, host: hostname() },
    ...(config.traces.url === '' ? {} : { mixin: traceOfLine }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: loggedError,
    },
  };
}

/** An error as a line of the log has it. */
export function loggedError(error: Error & { code?: string }) {
  return { type: error.name, message: safeMessage(error), code: error.code ?? '', stack: framesOf(error) };
}

function traceOfLine(): { trace_id?: string } {
  const id = traceId();
  return id === undefined ? {} : { trace_id: id };
}

/**
 * Messages of PostgreSQL repeat the values of a row; only their SQLSTATE is logged. A mail server repeats the address
 * that it refuses, a gateway the number.
 */
function safeMessage(error: Error): string {
  return withCauses(error, ({ code = '', message }) =>
    /^[0-9A-Z]{5}$/.test(code) ? `database error ${code}` : message,
  )
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+\d[\d\s().-]{5,}\d/g, '…');
}

/** The frames of a stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
