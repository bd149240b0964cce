import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorName } from './errors.ts';

/**
 * Who may call: `anyone` (a guest or a member; the member is known when a token comes along), `member` (a live
 * session), `visitor` (the doors where no session is wanted and a stale token must do no harm).
 */
export type Audience = 'anyone' | 'visitor' | 'member';

/** At most `max` calls in `seconds`, counted per member where there is a session, else per address. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/**
 * What happens when the same call arrives twice: `safe` changes nothing; `natural` ends in the same state; `client_id`
 * is recognised by an id in the body and answered with the first result; `key` needs the header Idempotency-Key, made
 * by the program per action (every paid call); `once` is single-use by design (a grant, a code).
 */
export type Idempotency = 'safe' | 'natural' | 'client_id' | 'key' | 'once';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /v1, Fastify form: `/user/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  readonly limit: RateLimit;
  readonly idempotency: Idempotency;
  readonly params: TObject;
  readonly query: TObject;
  /** `null` where the call carries no body; `multipart` where it carries files. */
  readonly body: TSchema | null | 'multipart';
  /** Replies by status code. Objects are closed: a field that is not named here never leaves the server. */
  readonly reply: { readonly [status: number]: TSchema };
  readonly errors: readonly ErrorName[];
}

/** States an endpoint. Every property is required, so a route that lacks one does not compile. */
export function endpoint<const E extends Endpoint>(shape: E): E {
  return shape;
}

export type ParamsOf<E extends Endpoint> = Static<E['params']>;
export type QueryOf<E extends Endpoint> = Static<E['query']>;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = {
  [S in keyof E['reply']]: E['reply'][S] extends TSchema ? Static<E['reply'][S]> : never;
}[keyof E['reply']];
