import type { MediaItem } from '@peonia/contract/media/media.ts';

/** Props of every photo dialog. */
export interface PhotoDialogProps {
  readonly open: boolean;
  readonly item: MediaItem;
  readonly ownerId: number;
  readonly onClose: () => void;
}
