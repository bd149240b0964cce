import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { ImageOffIcon } from '@peonia/ui/icons/image-off.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { useImageStatus } from '@peonia/ui/photo/use-image-status.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { LockedTile } from '../picture/locked-tile.tsx';
import { CaptionsTrack } from './captions-track.tsx';
import { type ViewerRequest, updateViewer } from './open-viewer.ts';
import type { ZoomView } from './zoom-geometry.ts';
import * as css from './viewer.module.css';

interface StageProps {
  readonly item: MediaItem;
  readonly number: number;
  readonly total: number;
  readonly request: ViewerRequest;
  readonly view: ZoomView;
}

/** The shown item: image, video with native controls, locked file or error. */
export function ViewerStage(props: StageProps) {
  const { item, request } = props;
  if (!item.open) {
    const onBought = (bought: MediaItem) => {
      updateViewer(
        request,
        request.items.map((one) => (one.id === bought.id ? bought : one)),
      );
      request.onBought?.(bought);
    };
    return (
      <LockedTile
        className={css.viewerLocked}
        look="post"
        item={item}
        place={request.place}
        relatedId={request.relatedId}
        onBought={onBought}
        {...(request.onStale === undefined ? {} : { onStale: request.onStale })}
      />
    );
  }
  if (item.state !== 'ready') return <NotReady item={item} />;
  return item.type === 'image' ? <Picture {...props} /> : <Video {...props} />;
}

function Picture({ item, number, total, request, view }: StageProps) {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  const src = item.src ?? undefined;
  // A retry is a new source for the status hook, though the URL may be the same.
  const image = useImageStatus(src === undefined ? undefined : `${src}#${tries}`);
  const { name } = request.owner;
  if (src === undefined || image.status === 'error') {
    return (
      <Failed
        onRetry={() => {
          setTries(tries + 1);
          request.onStale?.();
        }}
      />
    );
  }
  return (
    <>
      {image.status === 'loading' ? <Waiting blur={item.blur} /> : null}
      <img
        key={tries}
        ref={image.ref}
        data-loading={image.status === 'success' ? undefined : ''}
        className={image.status === 'success' ? css.viewerImg : `${css.viewerImg} ${css.isLoading}`}
        data-testid="viewer-image"
        src={src}
        alt={item.alt || t`Photo by ${name}, ${number} of ${total}`}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        onLoad={image.onLoad}
        onError={image.onError}
      />
    </>
  );
}

/** Captions come with a request of a member; the label and the words below describe the rest. */
const Player = 'video';

function Video({ item, request }: StageProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string | null>(null);
  const { name } = request.owner;
  if (item.src === null || failed === item.src) {
    return (
      <Failed
        onRetry={() => {
          setFailed(null);
          request.onStale?.();
        }}
      />
    );
  }
  return (
    <Player
      className={css.viewerFilm}
      controls
      playsInline
      preload="metadata"
      src={item.src}
      poster={item.post ?? undefined}
      aria-label={item.alt || t`Video by ${name}`}
      onError={() => setFailed(item.src)}
    >
      {item.captions === undefined ? null : <CaptionsTrack captions={item.captions} />}
    </Player>
  );
}

function Waiting({ blur }: { blur: string | null }) {
  const { t } = useLingui();
  return (
    <span className={css.viewerWait} role="status" aria-label={t`Loading`}>
      {blur === null ? null : <img src={blur} alt="" aria-hidden="true" />}
      <Spinner />
    </span>
  );
}

function NotReady({ item }: { item: MediaItem }) {
  return (
    <p className={css.viewerWord} role="status">
      <HourglassIcon />
      {item.state === 'working' ? (
        <Trans>This video is being prepared. It will be here in a moment.</Trans>
      ) : (
        <Trans>This file could not be prepared.</Trans>
      )}
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.viewerWord} role="alert">
      <ImageOffIcon />
      <p>
        <Trans>This could not be loaded.</Trans>
      </p>
      <Button variant="line" icon={<RefreshCwIcon />} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
