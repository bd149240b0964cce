import { renewToken } from '../session/token.ts';
import { browserStore } from '../store/browser-store.ts';
import { makeCall, type Call } from './make-call.ts';
import { requestHeaders } from './request-headers.ts';
import { fetchTransport } from './transport.ts';

export { ApiError, NetworkError, isRefusal } from './problem.ts';
export type { Call } from './make-call.ts';

/**
 * Calls an endpoint of the contract from the browser: `const { items } = await call(listOnline, { query: { max_id }
 * })`. Throws `ApiError` for a refusal and `NetworkError` after `request_timeout_ms` without a reply. Refreshes an
 * expired token and repeats the call. During server rendering use the `call` of the route’s `load`.
 */
export const call: Call = makeCall({
  transport: fetchTransport(),
  headers: (endpoint) => requestHeaders(endpoint.audience !== 'visitor'),
  partnerId: () => browserStore.get('partnerId'),
  renew: renewToken,
});
