import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Transport, WireRequest } from '@peonia/contract/protocol/page-renderer.ts';
import { ApiError } from './problem.ts';
import { readReply } from './transport.ts';

interface CallInput<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Adds this `Idempotency-Key`; a retry sends the same key. */
  readonly idempotent?: string;
  /** The request outlives the page. Bodies up to 64 KB. */
  readonly keepalive?: boolean;
}

/** Calls an endpoint of the contract and returns its typed reply. */
export type Call = <const E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

interface CallParts {
  readonly transport: Transport;
  /** Headers of every request: client, session and language. */
  headers(endpoint: Endpoint): Promise<Record<string, string>>;
  partnerId(): string | null;
  /** After a 401: resolves to true if the token was refreshed and the request may be repeated. */
  renew?(): Promise<boolean>;
}

/** Makes a `call`; browser and server rendering pass different parts. */
export function makeCall(parts: CallParts): Call {
  return async (endpoint, input = {}, options = {}) => {
    const send = async () => readReply(await parts.transport(await wireRequest(parts, endpoint, input, options)));
    try {
      return (await send()) as never;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || endpoint.audience === 'visitor') throw error;
      if (!(await parts.renew?.())) throw error;
      return (await send()) as never;
    }
  };
}

async function wireRequest(
  parts: CallParts,
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
  options: CallOptions,
): Promise<WireRequest> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  return {
    method: endpoint.method,
    url: addressOf(endpoint, input.params, { ...(input.query as Record<string, unknown>), pid: parts.partnerId() }),
    headers: {
      ...(await parts.headers(endpoint)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotent === undefined ? {} : { 'idempotency-key': options.idempotent }),
    },
    signal: options.signal,
    ...(body === undefined ? {} : { body }),
    ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
  };
}

/** Path and query of a call, `/v1/user/12?pid=abc`. */
export function addressOf(endpoint: Endpoint, params: unknown, query: Readonly<Record<string, unknown>>): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  return `/v1${path}${text === '' ? '' : `?${text}`}`;
}
