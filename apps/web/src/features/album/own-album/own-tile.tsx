import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { SlidersHorizontalIcon } from '@peonia/ui/icons/sliders-horizontal.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { UserIcon } from '@peonia/ui/icons/user.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { useFormatGold } from '../../media/unlock/amount-list.tsx';
import type { PhotoAction } from '../dialogs/photo-action-dialogs.tsx';
import * as photoGridCss from '../grid/photo-grid.module.css';
import * as css from './album.module.css';

interface OwnTileProps {
  readonly item: MediaItem;
  readonly place: number;
  readonly onOpen: () => void;
  readonly onAct: (kind: PhotoAction['kind']) => void;
}

/** An own photo or video with its menu. */
export function OwnTile({ item, place, onOpen, onAct }: OwnTileProps) {
  const { t } = useLingui();
  const number = place + 1;
  const name = item.type === 'video' ? t`Video ${number}` : t`Photo ${number}`;
  const isRemoved = item.review === 'removed';
  const isCut = item.type === 'image' && item.state === 'ready' && !isRemoved;
  const entries: readonly MenuEntry[] = [
    ...(isRemoved
      ? [{ label: t`Why it was removed`, icon: <TriangleAlertIcon />, onSelect: () => onAct('why') }]
      : [
          { label: t`Caption and description`, icon: <PenLineIcon />, onSelect: () => onAct('edit') },
          { label: t`Move or set price`, icon: <SlidersHorizontalIcon />, onSelect: () => onAct('move') },
        ]),
    ...(isCut
      ? [
          { label: t`Set as main photo`, icon: <UserIcon />, onSelect: () => onAct('main') },
          { label: t`Set as cover photo`, icon: <ImageIcon />, onSelect: () => onAct('cover') },
        ]
      : []),
    { label: t`Delete`, icon: <TrashIcon />, danger: true, onSelect: () => onAct('delete') },
  ];
  return (
    <div className={css.ownTile}>
      <button
        type="button"
        className={photoGridCss.shelfOpen}
        data-testid="open-photo"
        onClick={isRemoved ? () => onAct('why') : onOpen}
      >
        <MediaPicture item={item} sizes="(max-width: 767px) 33vw, 220px" alt={name} eager={place < 4} />
        <ReviewMark item={item} />
      </button>
      <OwnPrice item={item} />
      <Menu
        label={t`Options for ${name}`}
        renderTrigger={(open) => (
          <IconButton
            {...open}
            className={css.ownMore}
            variant="shade"
            size="sm"
            icon={<EllipsisIcon />}
            label={t`${name}: more`}
          />
        )}
        entries={entries}
      />
    </div>
  );
}

function OwnPrice({ item }: { item: MediaItem }) {
  const { t } = useLingui();
  const gold = useFormatGold();
  if (item.amount === null) return null;
  return (
    <span className={css.ownPrice}>
      <Price label={t`gold`}>{gold(item.amount)}</Price>
    </span>
  );
}

function ReviewMark({ item }: { item: MediaItem }) {
  if (item.review === 'waiting') {
    return (
      <span className={css.ownMark}>
        <HourglassIcon />
        <Trans>In review</Trans>
      </span>
    );
  }
  if (item.review !== 'removed') return null;
  return (
    <span className={`${css.ownMark} ${css.bad}`}>
      <TriangleAlertIcon />
      <Trans>Removed</Trans>
    </span>
  );
}
