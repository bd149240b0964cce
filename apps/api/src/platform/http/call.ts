import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@peonia/contract/protocol/endpoint.ts';
import type { EventData, EventName } from '@peonia/contract/protocol/realtime.ts';
import type { Variant } from '@peonia/contract/protocol/variant.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/statement.ts';

/** The member of a live session. */
export interface Caller {
  readonly id: number;
  readonly session_id: number;
  readonly name: string;
  readonly channel: string;
  readonly verified: boolean;
  /** The identity was verified by a selfie. */
  readonly identified: boolean;
  readonly vip: boolean;
  /** ISO 3166 alpha-2 code of the address that the session was opened from. */
  readonly country: string | null;
}

/**
 * The session of a call whose statement proves it: the caller is the one cached for this token, which saves a query;
 * nothing may be returned or done before the proof.
 */
export interface CallSession {
  /** Hash of the token. */
  readonly hash: Buffer;
  /** The caller as the database has them now; `db` may be a transaction. @throws session_over */
  prove(db?: Db): Promise<Caller>;
}

/** A request in a route: validated input, caller, and transaction. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Always set on an endpoint for members. */
  readonly caller: E['audience'] extends 'member' ? Caller : Caller | null;
  /** Only on a route that proves the session itself. */
  readonly session: CallSession | null;
  readonly language: Language;
  /** The product variant of this host name. */
  readonly variant: Variant;
  /** The request's transaction in a writing route, else the pool. */
  readonly db: Db;
  readonly client: ClientHint;
  /** Emits an event to a member's devices; numbered and stored in the transaction, published after its commit. */
  emit<N extends EventName>(memberId: number, name: N, data: EventData<N>): void;
  /** Runs after the commit, before the reply; for effects that must not happen if the transaction fails. */
  afterCommit(work: () => Promise<void> | void): void;
  readonly request: FastifyRequest;
}

/** Facts from request headers. Source: specification section 7, headers. */
export interface ClientHint {
  /** X-Client-ID: the browser's own id, a hint for known devices, never a proof. */
  readonly id: string | null;
  /** X-Client: set by the native shells. */
  readonly app: boolean;
  /** Its first word, such as `android` of `android/1.2.0`. */
  readonly shell: string | null;
  /** Query `pid` of 3, 4 or 6 characters. */
  readonly pid: string | null;
  readonly token: string | null;
  readonly address: string;
  /** For the name of a device in the member's own list of sessions. */
  readonly userAgent: string | undefined;
}
