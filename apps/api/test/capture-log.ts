import type { FastifyBaseLogger } from 'fastify';
import { symbols, type Logger } from 'pino';

/** Fields a log line may carry, with the fields of nested objects. */
const allowed: Readonly<Record<string, readonly string[] | null>> = {
  level: null,
  time: null,
  msg: null,
  reqId: null,
  responseTime: null,
  process: null,
  host: null,
  trace_id: null,
  req: ['method', 'route'],
  res: ['status'],
  err: ['type', 'message', 'code', 'stack'],
  reason: null,
  // Facts of features, none of them about a person.
  attempts: null,
  breaches: null,
  call: null,
  client_error: ['kind', 'route', 'client', 'frames'],
  csp: null,
  day: null,
  differences: null,
  gateway: null,
  mode: null,
  frame: null,
  job: null,
  ms: null,
  engine: null,
  event: null,
  order: null,
  part: null,
  provider: null,
  status: null,
  times: null,
  topic: null,
};

/** Values that must never be logged: addresses of mail, session tokens, network addresses, query strings. */
const forbidden: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.\w+/],
  ['a token', /\b(?=[A-Za-z0-9_-]*[a-z])(?=[A-Za-z0-9_-]*[A-Z])(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{43}\b/],
  ['a query string', /\/v1\/[^\s?"]*\?[^\s"]/],
];

const fatal = 60;

/**
 * Sends the lines of a logger through the allow-list instead of printing them; fatal ones are printed too. Returns what
 * was wrong so far.
 */
export function captureLog(log: FastifyBaseLogger): () => readonly string[] {
  const problems: string[] = [];
  const write = (line: string) => {
    const entry = JSON.parse(line) as Record<string, unknown>;
    if (entry.level === fatal) process.stdout.write(line);
    problems.push(...lineProblems(entry).map((problem) => `${problem}: ${line.trim()}`));
  };
  Object.assign(log as Logger, { [symbols.streamSym]: { write } });
  return () => problems;
}

/** Returns why a log line breaks the rule. Source: requirements 22. */
export function lineProblems(entry: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.entries(entry).flatMap(([name, value]) => {
    const inner = allowed[name];
    if (inner === undefined) return [`logs the field ${name}`];
    if (inner === null || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.keys(value)
      .filter((key) => !inner.includes(key))
      .map((key) => `logs the field ${name}.${key}`);
  });
  const text = JSON.stringify(entry);
  return [...fields, ...forbidden.filter(([, pattern]) => pattern.test(text)).map(([what]) => `logs ${what}`)];
}
