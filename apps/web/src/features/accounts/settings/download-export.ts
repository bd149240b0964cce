import { downloadExport as endpoint } from '@peonia/contract/accounts/account-export.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { requestHeaders } from '../../../platform/api/request-headers.ts';
import { saveReply } from '../../../platform/api/save-reply.ts';

/** Saves an export archive as a file. Uses fetch, because a link cannot carry the session token. */
export async function downloadExport(id: number): Promise<void> {
  const headers = await requestHeaders(true);
  await saveReply(fetch(addressOf(endpoint, { id }, {}), { headers, credentials: 'omit' }));
}
