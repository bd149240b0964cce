import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ownUpload } from './upload.sql.ts';

/** Name of one of the member's own uploads; somebody else's is as unknown as none. */
export async function ownPicture(db: Db, ownerId: number, uploadId: number): Promise<string> {
  const upload = await ownUpload.first(db, { id: uploadId, owner_id: ownerId });
  if (upload === undefined) throw refuse('upload_unknown');
  return upload.name;
}
