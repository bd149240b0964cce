import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
  ServedEndpoint,
} from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
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
import { FileReply } from './replies/file-reply.ts';
import { RedirectReply } from './replies/redirect-reply.ts';
import { StatusReply } from './replies/status-reply.ts';
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

interface RouteOptions {
  /**
   * `request`: the whole handler is one transaction, committed before the reply (the default except for GET). `none`:
   * the handler commits by itself, in one statement; for hot writes.
   */
  readonly transaction?: 'request' | 'none';
  /** The handler proves the session itself: by `prove`, or in the statement that writes. For hot writes of members. */
  readonly provesSession?: boolean;
  /**
   * The handler only reads: it runs beside the proof of the session, for the caller cached for the token, and once more
   * where the caller has changed. What it passes to `afterCommit` runs after the proof.
   */
  readonly readsBesideProof?: boolean;
  /**
   * The handler only writes to the database: its transaction begins for the caller cached for the token, proves the
   * session, and is committed only for the caller that the proof returns; it runs again where that one has changed.
   */
  readonly writesBesideProof?: boolean;
  /** The handler only reads, and no money: `db` may be a replica, and the handler runs twice where that fails. */
  readonly readsReplica?: boolean;
  /** A call with a body that only reads: the member's reads stay on the replica after it. */
  readonly onlyReads?: boolean;
  /** The handler may take long: it gets the connections for this. Reads of the staff always do. */
  readonly isSlow?: boolean;
  /** Bytes of the body where they are more than usual. */
  readonly bodyLimit?: number;
}

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
  interface FastifyContextConfig {
    audience?: Endpoint['audience'];
    provesSession?: boolean;
    stoppedBy?: Endpoint['stoppedBy'];
    flag?: Endpoint['flag'];
    alwaysServed?: boolean;
    /** A call of the staff. */
    isStaff?: boolean;
    fieldErrors?: ServedEndpoint['fieldErrors'];
    /** What its path names may not be there. */
    mayMiss?: boolean;
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
  const status = Number(Object.keys(endpoint.reply)[0]);
  const isStaff = endpoint.path.startsWith('/staff/');
  const isSlow = options.isSlow === true || (isStaff && endpoint.method === 'GET');
  const own = isSlow ? { ...edge, database: edge.slowDatabase } : edge;
  const writes = endpoint.method !== 'GET' && options.transaction !== 'none';
  const shorthand: RouteShorthandOptions = {
    schema: schemaOf(endpoint, edge.limits),
    preValidation: ignoreUnknownQuery(endpoint.query),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: {
      audience: endpoint.audience,
      provesSession:
        options.provesSession === true || options.readsBesideProof === true || options.writesBesideProof === true,
      stoppedBy: endpoint.stoppedBy,
      flag: endpoint.flag,
      alwaysServed: endpoint.alwaysServed === true || isStaff,
      isStaff: isStaff || endpoint.permission !== undefined,
      mayMiss: endpoint.errors.includes('not_found'),
      ...(endpoint.fieldErrors === undefined ? {} : { fieldErrors: endpoint.fieldErrors }),
      rateLimit: { max: endpoint.limit.max, timeWindow: endpoint.limit.seconds * 1_000 },
    },
  };
  if (options.readsBesideProof === true && endpoint.method !== 'GET')
    throw new Error(`${endpoint.method} ${endpoint.path} does not only read`);
  if (options.writesBesideProof === true && !writes)
    throw new Error(`${endpoint.method} ${endpoint.path} has no transaction`);
  if (writes && endpoint.idempotency === 'key' && !paidHandlers.has(handler))
    throw new Error(`${endpoint.method} ${endpoint.path} has a key: register it with paidRoute`);
  if (options.readsReplica === true && endpoint.method !== 'GET')
    throw new Error(`${endpoint.method} ${endpoint.path} does not only read`);
  const isNoted = endpoint.method !== 'GET' && options.onlyReads !== true;
  const answer = async (request: FastifyRequest): Promise<unknown> => {
    const hint = clientHint(request, request.pid);
    const act = (db: Db, emit: Emit, after: Work) => handler(callOf<E>(request, hint, db, emit, after));
    if (request.viewed !== null) return readOnly(own.database, (db) => act(db, () => {}, []));
    const tried = await options.attempt?.(callOf<E>(request, hint, own.database, () => {}, []));
    const body = await (tried ??
      (writes
        ? options.writesBesideProof === true
          ? writeBesideProof(request, (around) =>
              inTransaction(own, request, (db, emit, after) => around(db, () => act(db, emit, after))),
            )
          : inTransaction(own, request, act)
        : directly(own, act, (read) => {
            const readSomewhere = () =>
              options.readsReplica === true
                ? edge.replica.read(request.caller?.id ?? null, (reader) =>
                    read(isSlow ? reader.slowDatabase : reader.database),
                  )
                : read(own.database);
            return options.readsBesideProof === true ? besideProof(request, readSomewhere) : readSomewhere();
          })));
    if (isNoted && request.caller !== null) await edge.replica.noteWrite([request.caller.id]);
    return body;
  };
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = await answer(request);
    if (body instanceof FileReply) return reply.code(status).headers(body.headers).send(body.stream);
    if (body instanceof RedirectReply) return reply.header('cache-control', 'no-store').redirect(body.location, 302);
    if (body instanceof StatusReply) return reply.code(body.status).send(body.body);
    // A deletion has nothing to say.
    return status === 204 ? reply.code(status).send() : reply.code(status).send(body);
  };
  app.route({ method: endpoint.method, url: `/v1${endpoint.path}`, ...shorthand, handler: run });
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
