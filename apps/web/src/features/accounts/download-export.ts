import { downloadExport as endpoint } from '@peonia/contract/account-export.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import { NetworkError } from '../../platform/api/problem.ts';
import { requestHeaders } from '../../platform/api/request-headers.ts';
import { readReply } from '../../platform/api/transport.ts';

/** Saves an archive as a file. It goes with the session's token, which no link could carry. */
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
  // The browser has begun to save by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
