import type { ChangedPrice } from '@peonia/contract/protocol/changed-price.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { Transport, WireReply } from '@peonia/contract/protocol/page-renderer.ts';
import { reasonHeader } from '@peonia/contract/protocol/reason-header.ts';
import { takeEarlyReply } from './early-reply.ts';
import { noteMaintenance } from './maintenance-signal.ts';
import { ApiError, NetworkError } from './problem.ts';
import { reached } from './reached-signal.ts';

/** Sends by fetch. Throws `NetworkError` on a timeout; an abort by the caller stays an abort. */
export function fetchTransport(): Transport {
  return async ({ method, url, headers, body, signal, keepalive = false }) => {
    const limit = AbortSignal.timeout(limits.request_timeout_ms);
    try {
      const early = method === 'GET' ? await takeEarlyReply(url, headers) : null;
      signal?.throwIfAborted();
      const reply =
        early ??
        (await fetch(url, {
          method,
          headers,
          credentials: 'omit',
          // The server redirects calls only during maintenance. Source: specification section 8, 307.
          redirect: 'manual',
          keepalive,
          signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
          ...(body === undefined ? {} : { body }),
        }));
      if (reply.type === 'opaqueredirect') {
        location.assign('/maintenance');
        throw new NetworkError(false);
      }
      if (reply.headers.get(reasonHeader) === 'maintenance') noteMaintenance();
      const text = await reply.text();
      if (reply.status < 500) reached.emit();
      return { status: reply.status, header: (name) => reply.headers.get(name), body: text };
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new NetworkError(limit.aborted, { cause: error });
    }
  };
}

/** Returns the value of a reply. Throws `ApiError` for a refusal. */
export function readReply(reply: WireReply): unknown {
  const value = parse(reply.body);
  if (reply.status >= 200 && reply.status < 300) return value;
  const { code, message, request_id, price } = (value ?? {}) as { readonly [field: string]: unknown };
  // An error page of a gateway counts as a network error: it has no words for the reader.
  const isOfGateway = reply.status === 502 || reply.status === 504;
  const isWordless = reply.status >= 500 && typeof message !== 'string';
  if (reply.status === 0 || isOfGateway || isWordless) throw new NetworkError(reply.status === 504);
  const retryAfter = Number(reply.header('retry-after') ?? Number.NaN);
  throw new ApiError({
    code: typeof code === 'number' ? code : reply.status * 1_000,
    reason: reply.header(reasonHeader),
    message: typeof message === 'string' ? message : `${reply.status}`,
    status: reply.status,
    requestId: typeof request_id === 'string' ? request_id : '',
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    price: readPrice(price),
  });
}

function readPrice(value: unknown): ChangedPrice | null {
  const price = (value ?? {}) as Partial<ChangedPrice>;
  return typeof price.amount === 'number' && typeof price.currency === 'string' ? (price as ChangedPrice) : null;
}

function parse(body: string): unknown {
  try {
    return body === '' ? null : JSON.parse(body);
  } catch {
    return null;
  }
}
