import type { downloadExport as endpoint } from '@peonia/contract/accounts/account-export.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { exportOf } from './export.sql.ts';

/** Streams an archive to its owner. Throws `not_found` for an archive of another member. */
export async function downloadExport(
  { db, params, caller }: Call<typeof endpoint>,
  blobs: BlobStore,
): Promise<FileReply> {
  return openExport(db, { id: params.id, memberId: caller.id, name: caller.name }, blobs);
}

/** An archive of a member as a file. Throws `not_found` or, for an expired one, `export_gone`. */
export async function openExport(
  db: Db,
  { id, memberId, name }: { id: number; memberId: number; name: string },
  blobs: BlobStore,
): Promise<FileReply> {
  const found = await exportOf.first(db, { id, member_id: memberId });
  if (found === undefined) throw refuse('not_found');
  const file = found.alive && found.blob !== null ? await blobs.get(found.blob) : null;
  if (file === null) throw refuse('export_gone');
  return new FileReply(file.stream, {
    type: 'application/zip',
    name: `${name.replaceAll(/[^A-Za-z0-9_-]/g, '') || 'account'}-${id}.zip`,
    bytes: file.bytes,
  });
}
