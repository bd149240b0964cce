import { requestHeaders } from './request-headers.ts';
import { saveReply } from './save-reply.ts';

/**
 * Saves a file of the server under the name that it gives, or else `name`. Uses `fetch` instead of a link because the
 * request needs the session token. Throws like `call`.
 */
export async function downloadFile(address: string, name: string, method: 'GET' | 'POST' = 'GET'): Promise<void> {
  const headers = await requestHeaders(true);
  await saveReply(fetch(address, { method, headers, credentials: 'omit' }), name);
}
