import type { Endpoint, ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { FastifyContextConfig } from 'fastify';

/** How an endpoint is served, where it is not as most are. */
export interface RouteOptions {
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

/** Whether the handler runs in a transaction. */
export function writes({ method }: Endpoint, { transaction }: RouteOptions): boolean {
  return method !== 'GET' && transaction !== 'none';
}

/** Whether it gets the connections for what may take long. */
export function isSlow(endpoint: Endpoint, options: RouteOptions): boolean {
  return options.isSlow === true || (isOfStaff(endpoint) && endpoint.method === 'GET');
}

const isOfStaff = ({ path }: Endpoint) => path.startsWith('/staff/');

/** What hooks read of the endpoint that a request is for. */
export function configOf(endpoint: ServedEndpoint, options: RouteOptions): FastifyContextConfig {
  const isStaff = isOfStaff(endpoint);
  return {
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
  };
}
