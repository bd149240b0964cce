import { downloadExport as endpoint } from '@peonia/contract/accounts/account-export.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { NetworkError } from '../../../platform/api/problem.ts';
import { requestHeaders } from '../../../platform/api/request-headers.ts';
import { readReply } from '../../../platform/api/transport.ts';

/** Saves an export archive as a file. Uses fetch, because a link cannot carry the session token. */
export async function downloadExport(id: number): Promise<void> {
  const reply = await fetch(addressOf(endpoint, { id }, {}), {
    headers: await requestHeaders(true),
    credentials: 'omit',
  }).catch((error: unknown) => {
    throw new NetworkError(false, { cause: error });
  });
  if (!reply.ok)
    readReply({ status: reply.status, header: (name) => reply.headers.get(name), body: await reply.text() });
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'archive.zip';
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
