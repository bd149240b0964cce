import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { PlayFilledIcon } from '@peonia/ui/icons/play-filled.tsx';
import { formatDuration } from '../format-duration.ts';
import * as css from './media-picture.module.css';

/** Overlay of a poster: play icon and duration, or that the video is being transcoded. */
export function VideoBadge({ item }: { item: MediaItem }) {
  const { t } = useLingui();
  if (item.state === 'ready') {
    return (
      <>
        <span className={css.picturePlay} data-testid="play-video">
          <PlayFilledIcon label={t`Video`} />
        </span>
        {item.seconds === null ? null : <span className={css.pictureChip}>{formatDuration(item.seconds)}</span>}
      </>
    );
  }
  return (
    <span className={css.pictureChip}>
      <HourglassIcon />
      {item.state === 'working' ? <Trans>Being prepared</Trans> : <Trans>Could not be prepared</Trans>}
    </span>
  );
}
