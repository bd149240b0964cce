import type { getThreadDetails as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { offersContact } from '../../contacts/public.ts';
import type { MediaView } from '../../media/public.ts';
import { sharedFiles, sharedGifts, threadSince } from './thread-details.sql.ts';

const newest = 2_147_483_647;

/**
 * Shared photos, videos and gifts of a conversation, and whether the other offers contact information. A page ends with
 * a complete message.
 */
export async function readThreadDetails(
  { db, params, query, caller, language }: Call<typeof endpoint>,
  { view, limits }: { view: MediaView; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  const key = { reader: caller.id, id: params.id };
  const thread = await threadSince.first(db, key);
  if (thread === undefined) throw refuse('not_found');
  const [rows, gifts, contact] = await Promise.all([
    query.max_id === -1
      ? []
      : sharedFiles.all(db, {
          ...key,
          blurs: thread.blurs,
          before: query.max_id ?? newest,
          most: limits.album_page + 1,
        }),
    sharedGifts.all(db, { ...key, language, most: limits.people_page }),
    offersContact(db, caller, thread.other_id),
  ]);
  const { shown, max_id } = cutPage(rows, limits.album_page, ({ seq }) => seq);
  const files = new Map(
    (
      await view.hydrate(
        db,
        caller,
        shown.flatMap(({ upload_ids }) => upload_ids),
      )
    ).map((file) => [file.id, file]),
  );
  const items = shown.flatMap(({ upload_ids, ...message }) =>
    upload_ids.flatMap((id) => files.get(id) ?? []).map((file) => ({ ...message, file })),
  );
  return {
    since: thread.since,
    contact,
    photos: { items, max_id },
    gifts,
  };
}
