import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@peonia/contract/endpoint.ts';
import type { EventData, EventName } from '@peonia/contract/realtime.ts';
import type { Variant } from '@peonia/contract/variant.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/statement.ts';

/** The member behind a live session, as every use case may know them. */
export interface Caller {
  readonly id: number;
  readonly session_id: number;
  readonly name: string;
  readonly channel: string;
  readonly verified: boolean;
  /** The identity was verified by a selfie. */
  readonly identified: boolean;
  readonly vip: boolean;
}

/**
 * The session of a call whose statement proves it by itself: the caller is who showed this token a moment ago, which
 * saves a query, and nothing may be said or done on that word alone.
 */
export interface CallSession {
  /** What is stored of the token. */
  readonly hash: Buffer;
  /** The caller as the database knows them now. @throws session_over */
  prove(): Promise<Caller>;
}

/** One request on its way through a route: validated input, who asks, and the transaction it runs in. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Always there on an endpoint for members. */
  readonly caller: E['audience'] extends 'member' ? Caller : Caller | null;
  /** Only on a route that proves the session itself. */
  readonly session: CallSession | null;
  readonly language: Language;
  /** The face of the product that the host name of this request shows. */
  readonly variant: Variant;
  /** Inside a writing route the one transaction of the request, else the pool. */
  readonly db: Db;
  readonly client: ClientHint;
  /** Tells a member's devices about a change; numbered and stored with the transaction, sent after its commit. */
  emit<N extends EventName>(memberId: number, name: N, data: EventData<N>): void;
  /** Runs after the commit, before the reply; for what must not happen when the transaction fails. */
  afterCommit(work: () => Promise<void> | void): void;
  readonly request: FastifyRequest;
}

/** What the program on the other side says of itself. Source: specification section 7, headers. */
export interface ClientHint {
  /** X-Client-ID: the browser's own id, a hint for known devices, never a proof. */
  readonly id: string | null;
  /** X-Client: set by the mobile shell. */
  readonly app: boolean;
  /** Query `pid` of 3, 4 or 6 characters. */
  readonly pid: string | null;
  readonly token: string | null;
  readonly address: string;
  /** For the name of a device in the member's own list of sessions. */
  readonly userAgent: string | undefined;
}
