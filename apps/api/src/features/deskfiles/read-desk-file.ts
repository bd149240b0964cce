import type { readDeskFile as endpoint } from '@peonia/contract/operation/deskfiles.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { FileReply } from '../../platform/http/replies/file-reply.ts';
import { deskFileById, type StoredRow } from './deskfiles.sql.ts';
import type { DeskFileHolder } from './hooks.ts';

interface ReadingContext {
  readonly blobs: BlobStore;
  readonly holders: readonly DeskFileHolder[];
}

/** Streams a file to who may read what holds it. Throws `not_found` to anyone else. */
export async function readDeskFile(call: Call<typeof endpoint>, context: ReadingContext): Promise<FileReply> {
  const found = await deskFileById.first(call.db, { id: call.params.id });
  if (found === undefined || !(await mayRead(call, found, context))) throw refuse('not_found');
  const file = await context.blobs.get(found.blob);
  if (file === null) throw refuse('not_found');
  const type = found.kind === 'pdf' ? 'application/pdf' : 'image/webp';
  return new FileReply(file.stream, { type, name: found.name, bytes: file.bytes });
}

/** Once a thing holds a file, that thing alone decides. */
async function mayRead(call: Call<typeof endpoint>, file: StoredRow, { holders }: ReadingContext): Promise<boolean> {
  if (file.holder === null || file.holder_id === null) return file.owner_id === call.caller.id;
  const holder = holders.find(({ name }) => name === file.holder);
  return holder !== undefined && holder.mayOpen(call, file.holder_id);
}
