import { errorNameOf, isErrorName, type ErrorName } from '@peonia/contract/errors.ts';

/** A refusal of the server. `message` is in the reader's language and names the reason and the way out. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  /** The refusal's name in the contract; undefined for one that this version does not know. */
  readonly reason: ErrorName | undefined;
  readonly status: number;
  readonly requestId: string;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | null;

  constructor(reply: { code: number; reason?: string | null; message: string; status: number; requestId: string; retryAfter: number | null }) {
    super(reply.message);
    this.code = reply.code;
    const { reason = null } = reply;
    this.reason = isErrorName(reason) ? reason : errorNameOf(reply.code);
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
