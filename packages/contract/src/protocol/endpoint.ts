import type { Static, TObject, TSchema } from 'typebox';
import type { StaffPermission } from '../staff/staff-permissions.ts';
import type { ErrorName } from './errors.ts';
import type { Limits } from './limits.ts';
import type { FeatureFlag, KillSwitch } from './switch-names.ts';

/**
 * Who may call: `anyone` (a guest or a member; the member is known when a token comes along), `member` (a live
 * session), `visitor` (no session is wanted, and a stale token does no harm: registration, login).
 */
type Audience = 'anyone' | 'visitor' | 'member';

/** At most `max` calls in `seconds`, counted per member where there is a session, else per address. */
interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/**
 * What happens when the same call arrives twice: `safe` changes nothing; `natural` ends in the same state; `client_id`
 * is recognised by an id in the body and answered with the first result; `key` needs the header Idempotency-Key, made
 * by the program per action (every paid call); `once` is single-use by design (a grant, a code).
 */
type Idempotency = 'safe' | 'natural' | 'client_id' | 'key' | 'once';

declare const schemaType: unique symbol;

/** What a caller needs to know of an endpoint. `S`, types only: its schema, which only the server loads. */
export interface Endpoint<S extends EndpointSchema = EndpointSchema, A extends Audience = Audience> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /v1, Fastify form: `/user/:id`. */
  readonly path: string;
  readonly audience: A;
  readonly idempotency: Idempotency;
  /** For staff whose roles permit it; everybody else is told that there is nothing. */
  readonly permission?: StaffPermission;
  /** Begins something that operators can stop: refused with the error of this service while it is stopped. */
  readonly stoppedBy?: KillSwitch;
  /** Belongs to a feature that operators can open to a part of the members: refused to everybody else. */
  readonly flag?: FeatureFlag;
  /** Served during maintenance too, so that the staff can log in and what is under way can end. */
  readonly alwaysServed?: true;
  /** A call for visitors that reads the bearer token by itself. */
  readonly readsToken?: true;
  readonly [schemaType]?: S;
}

/** The refusal of a wrong or missing field. `values`: limits that its message states, by placeholder. */
interface FieldError {
  readonly error: ErrorName;
  readonly values?: { readonly [placeholder: string]: keyof Limits };
  /** The field is missing where none of these is filled either; in every other way it is wrong input. */
  readonly unless?: readonly string[];
}

/** What the server checks and documents of an endpoint; stands in `*.schema.ts`. */
interface EndpointSchema {
  readonly summary: string;
  readonly limit: RateLimit;
  readonly params: TObject;
  readonly query: TObject;
  /** `null` where the call carries no body; `multipart` where it carries files. */
  readonly body: TSchema | null | 'multipart';
  /** Replies by status code. Objects are closed: a field that is not named here never leaves the server. */
  readonly reply: { readonly [status: number]: TSchema };
  readonly errors: readonly ErrorName[];
  /** Fields of the body that are not refused with `input_invalid`; of several wrong ones, the first of them counts. */
  readonly fieldErrors?: { readonly [field: string]: FieldError };
}

export type EndpointSchemas = Readonly<Record<string, EndpointSchema>>;

/** An endpoint with its schema, as the server registers it. */
export type ServedEndpoint = Endpoint & EndpointSchema;

/**
 * Declares an endpoint for callers. The second type argument states the audience where it is not `member`, so that the
 * handler's `caller` is typed by it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<S extends EndpointSchema, A extends Audience = 'member'>(
  descriptor: Endpoint<EndpointSchema, A>,
): Endpoint<S, A> {
  return descriptor as Endpoint<S, A>;
}

/** Joins the endpoints of a contract module with their schemas. An endpoint without a schema does not compile. */
export function define<
  const D extends Readonly<Record<string, Endpoint>>,
  const S extends { readonly [K in keyof D]: EndpointSchema },
>(endpoints: D, schemas: S): { readonly [K in keyof D]: D[K] & S[K] } {
  const joined = Object.entries(endpoints).map(([name, descriptor]) => [name, { ...descriptor, ...schemas[name] }]);
  return Object.fromEntries(joined) as { readonly [K in keyof D]: D[K] & S[K] };
}

type SchemaOf<E> = E extends EndpointSchema
  ? E
  : E extends { readonly [schemaType]?: infer S extends EndpointSchema }
    ? S
    : never;

export type ParamsOf<E extends Endpoint> = Static<SchemaOf<E>['params']>;
export type QueryOf<E extends Endpoint> = Static<SchemaOf<E>['query']>;
export type BodyOf<E extends Endpoint> = SchemaOf<E>['body'] extends infer B extends TSchema ? Static<B> : undefined;
export type ReplyOf<E extends Endpoint> = {
  [S in keyof SchemaOf<E>['reply']]: SchemaOf<E>['reply'][S] extends infer T extends TSchema ? Static<T> : never;
}[keyof SchemaOf<E>['reply']];
