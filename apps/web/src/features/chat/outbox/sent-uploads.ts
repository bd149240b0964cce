import { listUploads, type OwnUpload } from '@peonia/contract/media.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** Files that were sent from this page, for the message that is on its way. */
const known = new Map<number, OwnUpload>();

export function keepUploads(uploads: readonly OwnUpload[]): void {
  for (const upload of uploads) known.set(upload.id, upload);
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
