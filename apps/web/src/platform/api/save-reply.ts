import { saveFile } from '../save-file.ts';
import { NetworkError } from './problem.ts';
import { readReply } from './transport.ts';

/** Saves the file of a reply under the name that the server gives it, or else `name`. Throws as a call does. */
export async function saveReply(sent: Promise<Response>, name: string): Promise<void> {
  const reply = await sent.catch((error: unknown) => {
    throw new NetworkError(false, { cause: error });
  });
  if (!reply.ok)
    readReply({ status: reply.status, header: (field) => reply.headers.get(field), body: await reply.text() });
  saveFile(await reply.blob(), nameOf(reply.headers.get('content-disposition') ?? '') ?? name);
}

/** A name beyond ASCII stands in `filename*`, encoded as RFC 8187 says. */
function nameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
