import type {
  deleteUploads as deleteEndpoint,
  listUploads as listEndpoint,
  OwnUpload,
  updateUpload as updateEndpoint,
} from '@peonia/contract/media/media.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileTexts } from '../hooks.ts';
import { newName } from '../ingest/store-picture.ts';
import { dropUploads, lockOwn, placeUpload } from './album-item.sql.ts';
import type { MediaView } from './hydrate-media.ts';
import { planPlacement } from './plan-placement.ts';

interface ChangeContext {
  readonly view: MediaView;
  readonly limits: Limits;
  readonly isReviewed: boolean;
  fileTextsSaved(db: Db, file: FileTexts): Promise<void>;
  /** A file entered the review queue: compute its signals first. */
  onWaiting(): void;
}

export async function listUploads(
  { db, caller, query }: Call<typeof listEndpoint>,
  view: MediaView,
): Promise<ReplyOf<typeof listEndpoint>> {
  return { files: await view.own(db, caller.id, idsOf(query.ids)) };
}

/** Changes texts, folder and price of an own file and emits it to the owner's other devices. */
export async function updateUpload(
  { db, caller, params, body, emit, afterCommit }: Call<typeof updateEndpoint>,
  { view, limits, isReviewed, fileTextsSaved, onWaiting }: ChangeContext,
): Promise<OwnUpload> {
  const [now] = await lockOwn.all(db, { ids: [params.id], owner_id: caller.id });
  // Files of a message keep their receiver and price.
  const isMove = body.folder !== undefined || body.amount !== undefined;
  if (now === undefined || (now.sent_to !== null && isMove)) throw refuse('upload_unknown');
  const placement = planPlacement(now, body, { isReviewed, limits, makeName: newName });
  const [caption, alt] = [body.caption?.trim() ?? null, body.alt?.trim() ?? null];
  const { owner_id, ...told } = await placeUpload.one(db, { ...placement, caption, alt });
  const texts = [caption, alt].filter((text): text is string => text !== null && text !== '');
  if (texts.length > 0) await fileTextsSaved(db, { id: params.id, owner_id, texts });
  emit(owner_id, 'upload.changed', told);
  if (told.review === 'waiting') afterCommit(onWaiting);
  const [upload] = await view.own(db, caller.id, [params.id]);
  if (upload === undefined) throw refuse('upload_unknown');
  return upload;
}

/** Ignores files of others and deleted ones. */
export async function deleteUploads({ db, caller, query }: Call<typeof deleteEndpoint>): Promise<object> {
  await dropUploads.all(db, { ids: idsOf(query.ids), owner_id: caller.id });
  return {};
}

function idsOf(text: string): number[] {
  return [...new Set(text.split(',').map(Number))];
}
