/** A line of the log as pino writes it. */
interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly req?: { readonly method: string; readonly route: string };
  readonly res?: { readonly status: number };
  readonly responseTime?: number;
  readonly reqId?: string;
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
}

const levels = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warn'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** What a line has for machines alone. */
const unread = new Set(['level', 'time', 'msg', 'req', 'res', 'responseTime', 'reqId', 'err', 'process', 'host']);

/** The line for a person at a terminal: time, level, message, and what else it holds. */
export function readableLine(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const level = (levels.get(line.level) ?? '').padEnd(5);
  const facts = [
    ...(line.req === undefined ? [] : [`${line.req.method} ${line.req.route}`]),
    ...(line.res === undefined ? [] : [String(line.res.status)]),
    ...(line.responseTime === undefined ? [] : [`${Math.round(line.responseTime)} ms`]),
    ...Object.entries(line).flatMap(([name, value]) => (unread.has(name) ? [] : [`${name}=${JSON.stringify(value)}`])),
    ...(line.reqId === undefined ? [] : [line.reqId]),
  ];
  const error = line.err === undefined ? '' : `\n  ${line.err.type}: ${line.err.message}\n${line.err.stack}`;
  return `${[time, level, line.msg ?? '', ...facts].join(' ')}${error}\n`;
}

/** Writes readable lines to the terminal. */
export const terminalLog = { write: (json: string): void => void process.stdout.write(readableLine(json)) };
