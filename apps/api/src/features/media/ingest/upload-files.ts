import type { RefusedFile, uploadFiles as endpoint } from '@peonia/contract/media.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { errorBody } from '../../../platform/http/error-reply.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { MediaView } from '../items/hydrate-media.ts';
import { ingestFile, type IngestContext } from './ingest-file.ts';
import { shownName } from './shown-name.ts';

/**
 * Ingests the files of one request, one after the other. Refused files are listed with their reason; if all are
 * refused, the first reason is the reply.
 */
export async function uploadFiles(
  { caller, request }: Call<typeof endpoint>,
  context: IngestContext,
  view: MediaView,
): Promise<ReplyOf<typeof endpoint>> {
  const taken: number[] = [];
  const refused: RefusedFile[] = [];
  let first: Refusal | undefined;
  for await (const part of request.files()) {
    try {
      taken.push(await context.quarantine.hold(part.file, (path, head) => ingestFile(context, caller.id, path, head)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      first ??= error;
      const { code, message } = errorBody(error, request);
      refused.push({ name: shownName(part.filename), code, message });
    }
  }
  if (taken.length === 0) throw first ?? refuse('file_missing');
  return { files: await view.own(context.db, caller.id, taken), refused };
}
