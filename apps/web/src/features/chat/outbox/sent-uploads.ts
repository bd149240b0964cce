import { listUploads, type OwnUpload } from '@peonia/contract/media/media.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { Uploads } from '../../media/uploads/use-uploads.tsx';

/** Uploads sent from this page, for messages in flight. */
const known = new Map<number, OwnUpload>();
/** Their pictures on this device. */
const pictures = new Map<number, File>();

export function rememberUploads(uploads: readonly OwnUpload[]): void {
  for (const upload of uploads) known.set(upload.id, upload);
}

/** Remembers chosen files with their uploads. */
export function rememberChosen(entries: Uploads['entries']): void {
  for (const { file, upload } of entries) {
    if (upload === null) continue;
    known.set(upload.id, upload);
    // One that an earlier visit has uploaded has no bytes here.
    if (upload.type === 'image' && file.size > 0) pictures.set(upload.id, file);
  }
}

/**
 * The upload with the picture of this device: the addresses of the server end in the moment in which the message is
 * stored.
 */
export function useOwnPicture(upload: OwnUpload): OwnUpload {
  const [address] = useState(() => {
    const file = pictures.get(upload.id);
    return file === undefined ? null : URL.createObjectURL(file);
  });
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address === null ? upload : { ...upload, blur: null, thumb: address, post: address, src: address };
}

/** Applies an upload event; uploads of other pages are ignored. */
export function updateUploadState({ id, state }: Pick<OwnUpload, 'id' | 'state'>): void {
  const upload = known.get(id);
  if (upload !== undefined) known.set(id, { ...upload, state });
}

/** Poll interval; usually an event reports when a file is ready. */
const POLL_MS = 10_000;
const checkedAt = new Map<string, number>();

/** Whether the server still processes one of the files, so that a message with it would be refused. */
export async function areProcessing(ids: readonly number[], now = Date.now()): Promise<boolean> {
  if (ids.length === 0) return false;
  const key = ids.join();
  const isKnown = ids.every((id) => known.has(id));
  const looked = checkedAt.get(key) ?? (isKnown ? now : 0);
  checkedAt.set(key, looked);
  if (now - looked >= POLL_MS && (!isKnown || isWorking(ids))) {
    checkedAt.set(key, now);
    rememberUploads((await call(listUploads, { query: { ids: key } })).files);
  }
  return isWorking(ids);
}

function isWorking(ids: readonly number[]): boolean {
  return ids.some((id) => known.get(id)?.state === 'working');
}

/** Uploads of an unsent message; fetched after a reload. */
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
