import { updateUpload } from '@peonia/contract/media/media.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { refreshAlbum } from '../grid/queries.ts';
import type { PhotoDialogProps } from './photo-dialog-props.ts';

/** Changes an own photo from a dialog: closes it when done, and shows an error in it. */
export function useUpdatePhoto({ item, ownerId, onClose }: PhotoDialogProps) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const run = async (work: () => Promise<unknown>) => {
    setState({ isBusy: true, error: null });
    try {
      await work();
      refreshAlbum(queryClient, ownerId);
      onClose();
    } catch (error) {
      setState({ isBusy: false, error });
      // Only the reply may be lost: the album shows what the server has.
      refreshAlbum(queryClient, ownerId);
    }
  };
  return {
    ...state,
    run: (work: () => Promise<unknown>) => void run(work),
    change: (body: BodyOf<typeof updateUpload>) =>
      void run(() => call(updateUpload, { params: { id: item.id }, body })),
  };
}
