import { viewHeader } from '@peonia/contract/moderation/view-as.ts';
import { makeCall, type Call } from '../../../platform/api/make-call.ts';
import { requestHeaders } from '../../../platform/api/request-headers.ts';
import { fetchTransport } from '../../../platform/api/transport.ts';
import { renewToken } from '../../../platform/session/token.ts';

/** Calls in the place of the member of a view. The server answers reads of profiles, news and lists only. */
export function callAs(view: number): Call {
  return makeCall({
    transport: fetchTransport(),
    headers: async () => ({ ...(await requestHeaders(true)), [viewHeader]: String(view) }),
    partnerId: () => null,
    renew: renewToken,
  });
}
