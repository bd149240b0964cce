import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { ingestFile, type IngestContext } from '../ingest/ingest-file.ts';
import { countUploadBytes } from '../ingest/upload-usage.sql.ts';
import { joinParts, partName, removeParts } from './parts.ts';
import { receivePart } from './receive-part.ts';
import {
  addPart,
  claimWriting,
  deleteResumable,
  endWriting,
  finishResumable,
  readResumable,
  renewWriting,
  type ResumableRow,
} from './resumable.sql.ts';

export interface ReceiverContext extends IngestContext {
  /** Folder for the bytes of the current request. */
  readonly folder: string;
}

interface Own {
  readonly token: string;
  readonly owner_id: number;
}

interface ReceivedUpload extends Own {
  /** Bytes that the owner may send in a day. */
  readonly dailyBytes: number;
}

interface Receiver {
  /** Receives one part of an upload as its only writer; the last part ingests the file. */
  receive(own: ReceivedUpload, offset: number, body: Readable): Promise<ResumableRow>;
  /** Aborts a request of the same upload that hangs in this process, and waits until its bytes are stored. */
  interrupt(own: Own): Promise<void>;
}

const partsMax = 500;
/** Milliseconds without bytes after which a writer in another process loses its claim. */
const leaseSeconds = 12;

export function openReceiver(context: ReceiverContext): Receiver {
  const { db } = context;
  const writing = new Map<string, { body: Readable; done: Promise<unknown> }>();
  const nameOf = ({ token, owner_id }: Own) => `${owner_id}:${token}`;

  async function interrupt(own: Own): Promise<void> {
    const before = writing.get(nameOf(own));
    before?.body.destroy();
    await before?.done.catch(() => {});
  }
  return {
    interrupt,
    async receive({ dailyBytes, ...own }, offset, body) {
      await interrupt(own);
      const writer = randomUUID();
      const row = await claimWriting.first(db, { ...own, writer, seconds: leaseSeconds });
      if (row === undefined)
        throw refuse((await readResumable.first(db, own)) === undefined ? 'not_found' : 'upload_in_use');
      const done = write(context, { ...own, dailyBytes }, row, writer, offset, body).finally(async () => {
        writing.delete(nameOf(own));
        await endWriting.run(db, { token: own.token, writer });
      });
      writing.set(nameOf(own), { body, done });
      return done;
    },
  };
}

async function write(
  context: ReceiverContext,
  own: ReceivedUpload,
  row: ResumableRow,
  writer: string,
  offset: number,
  body: Readable,
): Promise<ResumableRow> {
  // The last reply was lost: sent again.
  if (row.upload_id !== null && offset === row.length) return row;
  if (offset !== row.arrived) throw refuse('upload_offset_wrong');
  await context.quarantine.checkFreeSpace();
  if (row.parts >= partsMax) throw refuse('too_many_requests', { seconds: 600 });
  const renew = () =>
    void renewWriting.run(context.db, { token: row.token, writer, seconds: leaseSeconds }).catch(() => {});
  let beat: NodeJS.Timeout | undefined;
  try {
    const arrived = await receivePart(
      body,
      { folder: context.folder, most: row.length - row.arrived, limits: context.limits, onAlive: renew },
      (path, bytes) => {
        // From here on the time is ours.
        renew();
        beat = setInterval(renew, (leaseSeconds * 1_000) / 3);
        return storePart(context, own, row, { writer, path, bytes });
      },
    );
    return arrived < row.length
      ? { ...row, arrived }
      : { ...row, arrived, upload_id: await finish(context, { token: own.token, owner_id: own.owner_id }) };
  } finally {
    clearInterval(beat);
  }
}

async function storePart(
  { db, blobs }: ReceiverContext,
  { owner_id, dailyBytes }: ReceivedUpload,
  { token, parts, arrived }: ResumableRow,
  { writer, path, bytes }: { writer: string; path: string; bytes: number },
): Promise<number> {
  if (bytes === 0) return arrived;
  if ((await countUploadBytes.first(db, { owner_id, bytes, most: dailyBytes })) === undefined)
    throw refuse('uploads_used_up');
  await blobs.putFile(partName(token, parts), path, 'application/octet-stream');
  const counted = await addPart.first(db, { token, writer, bytes });
  if (counted === undefined) throw refuse('upload_in_use');
  return counted.arrived;
}

/** The upload is complete and is ingested. Accepted or refused, its parts are removed. */
async function finish(context: ReceiverContext, own: Own): Promise<number> {
  const { db, blobs, quarantine } = context;
  const row = await readResumable.one(db, own);
  try {
    const id = await quarantine.hold(joinParts(blobs, row.token, row.parts), (path, head) =>
      ingestFile(context, own.owner_id, path, head),
    );
    await finishResumable.run(db, { token: row.token, upload_id: id });
    await removeParts(blobs, row.token, row.parts);
    return id;
  } catch (error) {
    // A busy server does not end the upload: only an error of the file itself does.
    if (error instanceof Refusal && error.entry.status < 500) {
      await deleteResumable.first(db, own);
      await removeParts(blobs, row.token, row.parts);
    }
    throw error;
  }
}
