import { limits } from '@peonia/contract/limits.ts';
import { renewToken } from '../session/token.ts';
import { browserStore } from '../store/browser-store.ts';
import { makeCall, type Call } from './make-call.ts';
import { requestHeaders } from './request-headers.ts';
import { fetchTransport } from './transport.ts';

export { ApiError, NetworkError, isRefusal } from './problem.ts';
export type { Call, CallInput, CallOptions } from './make-call.ts';

/**
 * Calls an endpoint of the contract from the browser: `const { items } = await call(listOnline, { query: { max_id }
 * })`. Throws `ApiError` for a refusal and `NetworkError` where no answer comes within 30 s. A run-out token is
 * exchanged and the call repeated, unseen. While the server renders, use the `call` that the route's `load` is given.
 */
export const call: Call = makeCall({
  transport: fetchTransport(limits.request_timeout_ms),
  headers: (endpoint) => requestHeaders(endpoint.audience !== 'visitor'),
  partnerId: () => browserStore.get('partnerId'),
  renew: renewToken,
});
