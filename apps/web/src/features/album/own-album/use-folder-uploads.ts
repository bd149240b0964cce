import { type Folder, type OwnUpload, updateUpload } from '@peonia/contract/media/media.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useLive } from '../../../platform/realtime/live.ts';
import { type Uploads, useUploads } from '../../media/uploads/use-uploads.tsx';
import { refreshAlbum } from '../grid/queries.ts';

/** How long a finished upload stays in the tray. */
const SHOWN_MS = 3_000;

interface Place {
  readonly folder: Folder;
  /** Price in gold, in the secret folder. */
  readonly amount?: number;
}

/** Uploads of the album. Each file goes into the folder that was open when it was chosen. */
export function useFolderUploads({
  ownerId,
  folder,
  price,
}: {
  ownerId: number;
  folder: Folder;
  price: number;
}): Uploads {
  const queryClient = useQueryClient();
  /** Videos for sale that are still transcoded: only ready files can be sold. */
  const later = useRef(new Map<number, Place>());

  const file = async (id: number, place: Place) => {
    try {
      await call(updateUpload, { params: { id }, body: place });
    } catch (error) {
      showProblem(error);
    }
    refreshAlbum(queryClient, ownerId);
  };
  const onUploaded = ({ id, state }: OwnUpload) => {
    const place: Place = folder === 'secret' ? { folder, amount: price } : { folder };
    if (folder !== 'secret' || state === 'ready') return void file(id, place);
    // Until then only the owner sees it.
    later.current.set(id, place);
    void file(id, { folder: 'private' });
  };
  useLive('upload.changed', ({ id, state }) => {
    const place = later.current.get(id);
    if (place === undefined || state !== 'ready') return;
    later.current.delete(id);
    void file(id, place);
  });

  const uploads = useUploads({ onUploaded });
  const { entries, cancel } = uploads;
  const finished = entries
    .filter(({ state }) => state === 'ready')
    .map(({ key }) => key)
    .join(' ');
  useEffect(() => {
    if (finished === '') return;
    const timer = setTimeout(() => finished.split(' ').forEach(cancel), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [finished, cancel]);
  return uploads;
}
