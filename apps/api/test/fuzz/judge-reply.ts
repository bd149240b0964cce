import type { FuzzCaller } from './fuzz-callers.ts';
import type { FuzzRequest } from './fuzz-request.ts';

export interface FuzzReply {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** Parts of a stack trace, of an error of PostgreSQL, and of SQL, in what a refusal says. */
const internals = [
  /\bat .+:\d+:\d+/,
  /node_modules|\/apps\/|file:\/\//,
  /violates .* constraint|syntax error at|relation "|column "|duplicate key|invalid byte sequence/,
  /\b(?:select|insert into|update|delete from)\b .*\b(?:from|values|set|where)\b/i,
];

/** E-mail addresses of the sample members and of registered test members. */
const address = /[\w.+-]+@example\.(?:com|test)/g;

/** The page of a member, on which staff with `members.read` see the address. */
const memberPage = /^\/v1\/staff\/members\/\d+(?:\?|$)/;

/**
 * Faults of one reply: a server error, internals in a refusal, or the address of a member that is neither the caller's
 * own nor in the request.
 */
export function judgeReply(request: FuzzRequest, reply: FuzzReply, caller: FuzzCaller): readonly string[] {
  const sent = `${request.url} ${typeof request.body === 'string' ? request.body : ''}`;
  const found = caller.isStaff && memberPage.test(request.url) ? [] : (reply.text.match(address) ?? []);
  const foreign = found.filter((one) => one !== caller.email && !sent.includes(one));
  const message = reply.status >= 400 ? reply.text : '';
  return [
    ...(reply.status >= 500 ? [`answers ${reply.status}: ${reply.text}`] : []),
    ...internals.filter((part) => part.test(message)).map((part) => `shows internals (${part.source}): ${message}`),
    ...foreign.map((one) => `shows the address ${one}`),
  ];
}
