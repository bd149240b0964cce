import { Readable } from 'node:stream';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { randomId } from '@peonia/core/random-id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/http/call.ts';
import { fileTooLarge } from '../../../platform/http/file-too-large.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readUploadBytes } from '../ingest/upload-usage.sql.ts';
import { removeParts } from './parts.ts';
import { openReceiver, type ReceiverContext } from './receive-next.ts';
import { deleteResumable, insertResumable, readResumable } from './resumable.sql.ts';
import { numberHeader, stateHeaders, tusExtensions, tusHeaders, tusVersion } from './tus-headers.ts';

const openMax = 20;

/**
 * Resumable uploads: tus 1.0 with creation, termination and expiration, below /v1/uploads/resumable. Not in the
 * contract, because its calls are HEAD and PATCH with bytes; the web uses a tus library. State is in the database and
 * bytes in the store, so any process takes the next part. The last reply has the header Upload-Id.
 */
export function tusRoutes(app: FastifyInstance, context: ReceiverContext): void {
  const receiver = openReceiver(context);
  const { db, blobs, limits } = context;
  const own = (request: FastifyRequest<{ Params: { token: string } }>) => ({
    token: request.params.token,
    owner_id: callerOf(request).id,
  });
  const dailyBytes = (caller: Caller) => entitlementsOf(caller, limits).upload_bytes_per_day;
  const bounded = (max: number) => ({
    config: { audience: 'member' as const, rateLimit: { max, timeWindow: 600_000 } },
  });
  const path = '/v1/uploads/resumable';
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, payload));

  app.options(path, (_request, reply) =>
    tusHeaders(reply)
      .headers({
        'tus-version': tusVersion,
        'tus-extension': tusExtensions,
        'tus-max-size': String(limits.upload_bytes_max),
      })
      .code(204)
      .send(),
  );

  const begins = bounded(120);
  app.post(path, { config: { ...begins.config, stoppedBy: 'uploads' as const } }, async (request, reply) => {
    const length = numberHeader(request, 'upload-length');
    if (length > limits.upload_bytes_max) throw fileTooLarge(limits);
    if (length === 0) throw refuse('file_kind_refused');
    const caller = callerOf(request);
    // Counted as they arrive; what does not fit is refused before it is sent.
    const sent = (await readUploadBytes.first(db, { owner_id: caller.id }))?.bytes ?? 0;
    if (sent + length > dailyBytes(caller)) throw refuse('uploads_used_up');
    const row = await insertResumable.first(db, {
      token: randomId(),
      owner_id: caller.id,
      length,
      hours: limits.upload_resume_hours,
      most: openMax,
    });
    if (row === undefined) throw refuse('too_many_requests', { seconds: 600 });
    return tusHeaders(reply)
      .headers({ ...stateHeaders(row), location: `${path}/${row.token}` })
      .code(201)
      .send();
  });

  app.head<{ Params: { token: string } }>(`${path}/:token`, bounded(1_200), async (request, reply) => {
    // A client that asks for the offset has lost its connection: bytes of the hanging request are stored first.
    await receiver.interrupt(own(request));
    const row = await readResumable.first(db, own(request));
    if (row === undefined) throw refuse('not_found');
    return tusHeaders(reply).headers(stateHeaders(row)).code(200).send();
  });

  app.patch<{ Params: { token: string } }>(`${path}/:token`, bounded(1_200), async (request, reply) => {
    const upload = { ...own(request), dailyBytes: dailyBytes(callerOf(request)) };
    // A body of another type was parsed, or there is none.
    if (!(request.body instanceof Readable)) throw refuse('content_type_refused');
    const row = await receiver.receive(upload, numberHeader(request, 'upload-offset'), request.body);
    return tusHeaders(reply).headers(stateHeaders(row)).code(204).send();
  });

  app.delete<{ Params: { token: string } }>(`${path}/:token`, bounded(240), async (request, reply: FastifyReply) => {
    await receiver.interrupt(own(request));
    const gone = await deleteResumable.first(db, own(request));
    if (gone === undefined) throw refuse('not_found');
    await removeParts(blobs, request.params.token, gone.parts);
    return tusHeaders(reply).code(204).send();
  });
}

function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw refuse('session_over');
  return caller;
}
