import type { MediaItem } from '@peonia/contract/media.ts';

/** What every dialog about one photo is given. */
export interface PhotoDialogProps {
  readonly open: boolean;
  readonly item: MediaItem;
  readonly ownerId: number;
  readonly onClose: () => void;
}
