import { hostname } from 'node:os';
import { inspect } from 'node:util';
import { describeStartError } from '../describe-start-error.ts';
import { loggedError } from './log-options.ts';

/** Level of a line after which the process ends. */
const fatal = 60;

/** What a process says that could not start: one line with the way out. In production it is a line of the log. */
export function startFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  const reason = describeStartError(error, env);
  if ((env['NODE_ENV'] ?? '').trim() !== 'production') return reason ?? inspect(error);
  return JSON.stringify({
    level: fatal,
    time: Date.now(),
    process: process.pid,
    host: hostname(),
    ...(reason === null && error instanceof Error ? { err: loggedError(error) } : {}),
    msg: reason ?? 'the start failed',
  });
}
