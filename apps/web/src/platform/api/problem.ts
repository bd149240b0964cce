import type { ChangedPrice } from '@peonia/contract/protocol/changed-price.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';

/** Error names by status, for answers of a gateway in front of the server. */
const reasonOfStatus: { readonly [status: number]: ErrorName } = {
  401: 'session_over',
  404: 'not_found',
  413: 'file_too_large',
  429: 'too_many_requests',
  503: 'server_busy',
};

/** An error returned by the server. `message` is in the reader’s language and names the reason and the solution. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  /** Name in the contract; possibly one that this version does not know. */
  readonly reason: ErrorName | undefined;
  readonly status: number;
  readonly requestId: string;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | null;
  /** Of `price_changed`: the price that holds now. */
  readonly price: ChangedPrice | null;

  constructor(reply: {
    code: number;
    reason?: string | null;
    message: string;
    status: number;
    requestId: string;
    retryAfter: number | null;
    price?: ChangedPrice | null;
  }) {
    super(reply.message);
    this.code = reply.code;
    this.reason = (reply.reason ?? reasonOfStatus[reply.status]) as ErrorName | undefined;
    this.status = reply.status;
    this.requestId = reply.requestId;
    this.retryAfter = reply.retryAfter;
    this.price = reply.price ?? null;
  }
}

/** No reply: no network, a timeout, or an unreachable server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super(isTimeout ? 'No answer within the time limit' : 'Network is unreachable', options);
    this.isTimeout = isTimeout;
  }
}

/** True if the error is the given refusal of the contract. */
export function isRefusal(error: unknown, ...reasons: readonly ErrorName[]): error is ApiError {
  return error instanceof ApiError && error.reason !== undefined && reasons.includes(error.reason);
}
