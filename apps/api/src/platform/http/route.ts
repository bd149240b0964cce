import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
  ServedEndpoint,
} from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { readOnly } from '../db/connections/read-only.ts';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Emit } from '../realtime/transaction-with-events.ts';
import type { Replica } from '../replica/replica.ts';
import { besideProof, openSession, RememberedCallers, writeBesideProof, type Sessions } from './call-session.ts';
import type { Call, Caller, CallSession, ClientHint } from './call.ts';
import { oncePerKey, readKey, type IdempotencyKey } from './idempotency/idempotency.ts';
import { applyLimits } from './reading/apply-limits.ts';
import { bearerToken, clientHint } from './reading/client-hint.ts';
import { readerLanguage } from './reading/reader-language.ts';
import { takePid } from './reading/take-pid.ts';
import { ignoreUnknownQuery } from './reading/unknown-query.ts';
import { refuse } from './refusal.ts';
import type { RedirectReply } from './replies/redirect-reply.ts';
import { sendReply } from './replies/send-reply.ts';
import type { StatusReply } from './replies/status-reply.ts';
import { configOf, isSlow, type RouteOptions, writes } from './route-options.ts';
import { directly, inTransaction, type Work } from './run-handler.ts';

/** Dependencies of a route. */
export interface Edge extends Sessions {
  readonly database: Database;
  /** Connections for what may take long. */
  readonly slowDatabase: Database;
  readonly realtime: Realtime;
  readonly replica: Replica;
  readonly limits: Limits;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | StatusReply<ReplyOf<E>> | RedirectReply>;

/** A call that is tried without a transaction. */
type Tried<E extends Endpoint> = Omit<Call<E>, 'emit' | 'afterCommit'>;

declare module 'fastify' {
  interface FastifyRequest {
    pid: string | null;
    caller: Caller | null;
    session: CallSession | null;
    /**
     * The member in whose place the caller reads: the call runs in a transaction that cannot write, and none of its
     * events or further effects happens.
     */
    viewed: Caller | null;
  }
}

/** Registers one endpoint of the contract: validation, session, rate limit, transaction, events and closed reply. */
export function route<const E extends ServedEndpoint>(
  app: FastifyInstance,
  edge: Edge,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions & {
    /**
     * Tried before the transaction begins: it proves the session and commits by itself in one statement, or returns
     * null and has written nothing.
     */
    readonly attempt?: (call: Tried<E>) => Promise<ReplyOf<E> | null>;
  } = {},
): void {
  checkOptions(endpoint, handler, options);
  const own = isSlow(endpoint, options) ? { ...edge, database: edge.slowDatabase } : edge;
  const run = runnerOf(own, endpoint, options);
  const status = Number(Object.keys(endpoint.reply)[0]);
  const isNoted = endpoint.method !== 'GET' && options.onlyReads !== true;
  const answer = async (request: FastifyRequest): Promise<unknown> => {
    const hint = clientHint(request, request.pid);
    const act: Act<unknown> = (db, emit, after) => handler(callOf<E>(request, hint, db, emit, after));
    if (request.viewed !== null) return readOnly(own.database, (db) => act(db, () => {}, []));
    const tried = await options.attempt?.(callOf<E>(request, hint, own.database, () => {}, []));
    const body = await (tried ?? run(request, act));
    if (isNoted && request.caller !== null) await edge.replica.noteWrite([request.caller.id]);
    return body;
  };
  app.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    schema: schemaOf(endpoint, edge.limits),
    preValidation: ignoreUnknownQuery(endpoint.query),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: configOf(endpoint, options),
    handler: async (request, reply) => sendReply(reply, status, await answer(request)),
  });
}

function checkOptions(endpoint: ServedEndpoint, handler: object, options: RouteOptions): void {
  const fail = (problem: string) => {
    throw new Error(`${endpoint.method} ${endpoint.path} ${problem}`);
  };
  const isRead = endpoint.method === 'GET';
  if ((options.readsBesideProof === true || options.readsReplica === true) && !isRead) fail('does not only read');
  if (options.writesBesideProof === true && !writes(endpoint, options)) fail('has no transaction');
  if (writes(endpoint, options) && endpoint.idempotency === 'key' && !paidHandlers.has(handler))
    fail('has a key: register it with paidRoute');
}

type Act<T> = (db: Db, emit: Emit, after: Work) => Promise<T>;

/** How the handler of an endpoint reaches the database. */
function runnerOf(
  edge: Edge,
  endpoint: Endpoint,
  options: RouteOptions,
): (request: FastifyRequest, act: Act<unknown>) => Promise<unknown> {
  if (writes(endpoint, options))
    return options.writesBesideProof === true
      ? (request, act) =>
          writeBesideProof(request, (around) =>
            inTransaction(edge, request, (db, emit, after) => around(db, () => act(db, emit, after))),
          )
      : (request, act) => inTransaction(edge, request, act);
  const kind = isSlow(endpoint, options) ? 'slowDatabase' : 'database';
  return (request, act) =>
    directly(edge, act, (read) => {
      const readSomewhere = () =>
        options.readsReplica === true
          ? edge.replica.read(request.caller?.id ?? null, (reader) => read(reader[kind]))
          : read(edge.database);
      return options.readsBesideProof === true ? besideProof(request, readSomewhere) : readSomewhere();
    });
}

const paidHandlers = new WeakSet<object>();

/**
 * Registers a paid endpoint. `act` runs once per idempotency key and returns ids, which are stored; `reply` reads the
 * reply from them under the read policy, also for a repeated key. Where `act` needs the same reads for each call,
 * `begin` sends them together with the key. `attempt` claims the key in its statement, with the same result.
 */
export function paidRoute<const E extends ServedEndpoint, R extends object, B = undefined>(
  app: FastifyInstance,
  edge: Edge,
  endpoint: E,
  act: (call: Call<E>, begun: B) => Promise<R>,
  reply: (call: Call<E>, result: R) => Promise<ReplyOf<E>>,
  {
    begin,
    attempt,
    ...options
  }: {
    begin?: (call: Call<E>) => Promise<B>;
    attempt?: (call: Tried<E>, key: () => IdempotencyKey) => Promise<ReplyOf<E> | null>;
  } & Pick<RouteOptions, 'writesBesideProof'> = {},
): void {
  const handler: Handler<E> = (call) =>
    oncePerKey(call.db, call.request, endpoint, {
      begin: async () => (await begin?.(call)) as B,
      work: (begun) => act(call, begun),
      reply: (result) => reply(call, result),
    });
  paidHandlers.add(handler);
  const tried =
    attempt === undefined ? {} : { attempt: (call: Tried<E>) => attempt(call, () => readKey(call.request, endpoint)) };
  route(app, edge, endpoint, handler, { ...options, ...tried });
}

/** Session and pid of every API request, before validation and rate limits. */
export function readCaller(edge: Edge) {
  const remembered = new RememberedCallers();
  return function onRequest(request: FastifyRequest, _reply: FastifyReply, done: () => void): Promise<void> | void {
    const { audience, provesSession } = request.routeOptions.config;
    request.pid = takePid(request.query as Record<string, unknown>);
    request.caller = null;
    if (audience === undefined || audience === 'visitor') return done();
    const token = bearerToken(request);
    if (token === null) {
      // Without a token a guest may use guest endpoints.
      if (audience === 'member') throw refuse('session_over');
      return done();
    }
    if (provesSession !== true) return keepCaller(request, edge.identify(edge.database, edge.hashToken(token)), null);
    const { session, caller } = openSession(edge.database, edge, remembered, token);
    if (caller === null) return keepCaller(request, session.prove(), session);
    Object.assign(request, { caller, session });
    done();
  };
}

/** A dead token ends the session on every endpoint. */
async function keepCaller(
  request: FastifyRequest,
  reading: Promise<Caller | null>,
  session: CallSession | null,
): Promise<void> {
  const caller = await reading;
  if (caller === null) throw refuse('session_over');
  Object.assign(request, { caller, session });
}

function callOf<E extends Endpoint>(
  request: FastifyRequest,
  client: ClientHint,
  db: Db,
  emit: Emit,
  after: Work,
): Call<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    caller: (request.viewed ?? request.caller) as Call<E>['caller'],
    session: request.viewed === null ? request.session : null,
    language: readerLanguage(request),
    variant: request.variant,
    db,
    client,
    request,
    emit,
    afterCommit: (work) => after.push(work),
  };
}

function schemaOf(endpoint: ServedEndpoint, limits: Limits): FastifySchema {
  const querystring = applyLimits(endpoint.query, limits);
  const schema: FastifySchema = { params: endpoint.params, querystring, response: endpoint.reply };
  if (endpoint.body === null || endpoint.body === 'multipart') return schema;
  return { ...schema, body: applyLimits(endpoint.body, limits) };
}
