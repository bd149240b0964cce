import type { ErrorName } from '@peonia/contract/errors.ts';

/** What a status says by itself, where something before our server has answered in its stead. */
const reasonOfStatus: { readonly [status: number]: ErrorName } = {
  401: 'session_over',
  404: 'not_found',
  413: 'file_too_large',
  429: 'too_many_requests',
  503: 'server_busy',
};

/** A refusal of the server. `message` is in the reader's language and names the reason and the way out. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  /** The refusal's name in the contract. One that this version does not know equals none of those it asks for. */
  readonly reason: ErrorName | undefined;
  readonly status: number;
  readonly requestId: string;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | null;

  constructor(reply: {
    code: number;
    reason?: string | null;
    message: string;
    status: number;
    requestId: string;
    retryAfter: number | null;
  }) {
    super(reply.message);
    this.code = reply.code;
    this.reason = (reply.reason ?? reasonOfStatus[reply.status]) as ErrorName | undefined;
    this.status = reply.status;
    this.requestId = reply.requestId;
    this.retryAfter = reply.retryAfter;
  }
}

/** No answer at all: no network, a time limit, or a server that is not there. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super(isTimeout ? 'No answer within the time limit' : 'Network is unreachable', options);
    this.isTimeout = isTimeout;
  }
}

/** Says whether an error is one particular refusal, by its name in the contract. */
export function isRefusal(error: unknown, ...reasons: readonly ErrorName[]): error is ApiError {
  return error instanceof ApiError && error.reason !== undefined && reasons.includes(error.reason);
}
