import { NetworkError } from './problem.ts';
import { readReply } from './transport.ts';

/** Saves the file of a reply, under the name that the server gives it. Throws as a call does. */
export async function saveReply(sent: Promise<Response>): Promise<void> {
  const reply = await sent.catch((error: unknown) => {
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
