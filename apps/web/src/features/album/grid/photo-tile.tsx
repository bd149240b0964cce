import { useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { LockedTile } from '../../media/picture/locked-tile.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { useUpdateItem } from './queries.ts';
import * as css from './photo-grid.module.css';

interface PhotoTileProps {
  readonly item: MediaItem;
  readonly owner: { readonly id: number; readonly name: string };
  readonly place: number;
  readonly onOpen: (item: MediaItem) => void;
  readonly onStale?: () => void;
}

/** Tiles of the first screen, which load eagerly. */
const FIRST_ROW = 4;

/** A member's photo or video in a grid: opens the viewer, or unlocks it. */
export function PhotoTile({ item, owner, place, onOpen, onStale }: PhotoTileProps) {
  const { t } = useLingui();
  const keep = useUpdateItem();
  if (!item.open)
    return (
      <LockedTile
        item={item}
        place="album"
        relatedId={owner.id}
        onBought={keep}
        {...(onStale === undefined ? {} : { onStale })}
      />
    );
  const number = place + 1;
  const { name } = owner;
  return (
    <button type="button" className={css.shelfOpen} data-testid="open-photo" onClick={() => onOpen(item)}>
      <MediaPicture
        item={item}
        sizes="(max-width: 767px) 33vw, 220px"
        alt={item.type === 'video' ? t`Video ${number} by ${name}` : t`Photo ${number} by ${name}`}
        eager={place < FIRST_ROW}
      />
    </button>
  );
}
