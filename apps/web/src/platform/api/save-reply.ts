import { NetworkError } from './problem.ts';
import { readReply } from './transport.ts';

/** Saves the file of a reply under the name that the server gives it, or else `name`. Throws as a call does. */
export async function saveReply(sent: Promise<Response>, name: string): Promise<void> {
  const reply = await sent.catch((error: unknown) => {
    throw new NetworkError(false, { cause: error });
  });
  if (!reply.ok)
    readReply({ status: reply.status, header: (field) => reply.headers.get(field), body: await reply.text() });
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameOf(reply.headers.get('content-disposition') ?? '') ?? name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name beyond ASCII stands in `filename*`, encoded as RFC 8187 says. */
function nameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
