import type { RefusedFile, uploadFiles as endpoint } from '@peonia/contract/media/media.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { Call } from '../../../platform/http/call.ts';
import { fileTooLarge } from '../../../platform/http/file-too-large.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { errorBody } from '../../../platform/http/replies/error-reply.ts';
import type { MediaView } from '../items/hydrate-media.ts';
import { ingestFile, type IngestContext } from './ingest-file.ts';
import type { HeldFile } from './receive-file.ts';
import { shownName } from './shown-name.ts';
import { countUploadBytes } from './upload-usage.sql.ts';

/**
 * Receives all files of a request, then ingests them one after the other: a refused request stores none. Files that are
 * refused alone are listed with their reason; if all are, the first reason is the reply.
 */
export async function uploadFiles(
  { caller, request }: Call<typeof endpoint>,
  context: IngestContext,
  view: MediaView,
): Promise<ReplyOf<typeof endpoint>> {
  const held: NamedFile[] = [];
  try {
    await receiveAll(request, context, held);
    return await ingestAll(held, { caller, request }, context, view);
  } finally {
    await Promise.all(held.map(({ file }) => file.remove()));
  }
}

interface NamedFile {
  readonly name: string;
  readonly file: HeldFile;
}

async function receiveAll(request: FastifyRequest, { quarantine, limits }: IngestContext, held: NamedFile[]) {
  try {
    for await (const part of request.files())
      held.push({ name: shownName(part.filename), file: await quarantine.receive(part.file) });
  } catch (error) {
    const isTooMany = ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT'].includes((error as Partial<FastifyError>).code ?? '');
    throw isTooMany ? refuse('files_too_many', { max: limits.upload_files_max }) : error;
  }
}

async function ingestAll(
  held: readonly NamedFile[],
  { caller, request }: Pick<Call<typeof endpoint>, 'caller' | 'request'>,
  context: IngestContext,
  view: MediaView,
): Promise<ReplyOf<typeof endpoint>> {
  const taken: number[] = [];
  const most = entitlementsOf(caller, context.limits).upload_bytes_per_day;
  const refused: RefusedFile[] = [];
  let first: Refusal | undefined;
  for (const { name, file } of held) {
    try {
      if (file.isTooLarge) throw fileTooLarge(context.limits);
      const counted = await countUploadBytes.first(context.db, { owner_id: caller.id, bytes: file.bytes, most });
      if (counted === undefined) throw refuse('uploads_used_up');
      taken.push(await ingestFile(context, caller.id, file.path, file.head));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      first ??= error;
      const { code, message } = errorBody(error, request);
      refused.push({ name, code, message });
    }
  }
  if (taken.length === 0) throw first ?? refuse('file_missing');
  return { files: await view.own(context.db, caller.id, taken), refused };
}
