import type { Db } from '../../../platform/db/statement.ts';
import { pageStart } from '../../../platform/http/page-start.ts';
import { readableAudiences, type AccessFacts } from '../../privacy/public.ts';
import { attachedFiles } from './attachments.sql.ts';

interface Attachments {
  readonly upload_ids: readonly number[];
  /** The `page` to ask for next, -1 at the end. */
  readonly max_id: number;
}

/** A page of photos and videos of a member's posts that the reader may see, in one query. */
export async function attachmentsOf(
  db: Db,
  access: AccessFacts,
  { authorId, page, most }: { authorId: number; page: number | undefined; most: number },
): Promise<Attachments> {
  const rows = await attachedFiles.all(db, {
    author_id: authorId,
    audiences: readableAudiences(access),
    before: pageStart(page),
    most: most + 1,
  });
  const shown = rows.slice(0, most);
  return {
    upload_ids: shown.map(({ upload_id }) => upload_id),
    max_id: rows.length > most ? (shown.at(-1)?.key ?? -1) : -1,
  };
}
