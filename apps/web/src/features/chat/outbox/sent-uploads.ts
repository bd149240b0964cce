import { listUploads, type OwnUpload } from '@peonia/contract/media.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** Files that were sent from this page, for the message that is on its way. */
const known = new Map<number, OwnUpload>();

export function keepUploads(uploads: readonly OwnUpload[]): void {
  for (const upload of uploads) known.set(upload.id, upload);
}

/** The server tells of a file. One that was not sent from this page stays unknown. */
export function noteUpload({ id, state }: Pick<OwnUpload, 'id' | 'state'>): void {
  const upload = known.get(id);
  if (upload !== undefined) known.set(id, { ...upload, state });
}

/** An event tells when a file is ready; a look now and then is for one that was lost. */
const LOOK_EVERY_MS = 10_000;
const lookedAt = new Map<string, number>();

/** Whether the server still makes one of the files ready, so that a message with it would be refused. */
export async function areBeingMade(ids: readonly number[], now = Date.now()): Promise<boolean> {
  if (ids.length === 0) return false;
  const key = ids.join();
  const isKnown = ids.every((id) => known.has(id));
  const looked = lookedAt.get(key) ?? (isKnown ? now : 0);
  lookedAt.set(key, looked);
  if (now - looked >= LOOK_EVERY_MS && (!isKnown || isWorking(ids))) {
    lookedAt.set(key, now);
    keepUploads((await call(listUploads, { query: { ids: key } })).files);
  }
  return isWorking(ids);
}

function isWorking(ids: readonly number[]): boolean {
  return ids.some((id) => known.get(id)?.state === 'working');
}

/** The files of a message on its way; after a reload they are fetched. */
export function useSentUploads(ids: readonly number[]): readonly OwnUpload[] {
  const held = ids.flatMap((id) => known.get(id) ?? []);
  const isMissing = held.length < ids.length;
  const { data } = useQuery({
    queryKey: ['own-uploads', ids.join()],
    queryFn: async ({ signal }) => (await call(listUploads, { query: { ids: ids.join() } }, { signal })).files,
    enabled: isMissing,
  });
  return isMissing ? (data ?? held) : held;
}
