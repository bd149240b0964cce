import { Trans, useLingui } from '@lingui/react/macro';
import { useModal } from '@peonia/ui/dialog/use-modal.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { ChevronRightIcon } from '@peonia/ui/icons/chevron-right.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { MinusIcon } from '@peonia/ui/icons/minus.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { useBlockNavigation } from '../../../platform/router/navigation.ts';
import { useMe } from '../../../platform/session/session.ts';
import { CaptionWarning } from './caption-warning.tsx';
import { CaptionsButton } from './captions-button.tsx';
import type { ViewerRequest } from './open-viewer.ts';
import { useViewerPosition } from './use-viewer-position.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerStage } from './viewer-stage.tsx';
import * as css from './viewer.module.css';

/** Photos and videos, one at a time, over the page. Navigation is blocked while it is open: "back" closes it first. */
export function Viewer({ request, onClose }: { request: ViewerRequest; onClose: () => void }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isOwn = useMe()?.id === request.owner.id;
  const { item, number, total, go } = useViewerPosition(request);
  useModal(true, dialog, title);
  useBlockNavigation(true, onClose);

  const zoom = useZoom(stage, {
    onSwipe: (meaning) => (meaning === 'close' ? onClose() : go(meaning === 'next' ? 1 : -1)),
  });
  const begin = useEffectEvent(zoom.reset);
  useEffect(() => begin(), [item?.id]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // A media player handles its own keys.
    const action = event.target instanceof HTMLMediaElement ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.reset,
  };
  const { name } = request.owner;
  const isZoomable = item?.type === 'image' && item.open;
  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      data-testid="viewer"
      aria-label={t`Photos by ${name}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.viewerBar}>
        <h2 ref={title} tabIndex={-1} aria-live="polite">
          <Trans>
            {number} of {total}
          </Trans>
          <span className="visually-hidden">{item?.alt}</span>
        </h2>
        {isZoomable ? (
          <span className={`${css.viewerZoom} desktop-only`}>
            <IconButton
              className={css.iconButton}
              icon={<MinusIcon />}
              label={t`Zoom out`}
              disabled={zoom.view.scale <= 1}
              onClick={zoom.zoomOut}
            />
            <IconButton className={css.iconButton} icon={<PlusIcon />} label={t`Zoom in`} onClick={zoom.zoomIn} />
          </span>
        ) : null}
        {item === undefined ? null : <CaptionsButton key={item.id} item={item} request={request} />}
        {isOwn || item === undefined ? null : (
          <IconButton
            className={css.iconButton}
            icon={<FlagIcon />}
            label={t`Report`}
            onClick={() => askToReport({ type: 'photo', id: item.id })}
          />
        )}
        <IconButton className={css.iconButton} icon={<CloseIcon />} label={t`Close`} onClick={onClose} />
      </header>
      <div ref={stage} className={css.viewerStage} {...zoom.gestures}>
        {item === undefined ? null : (
          <ViewerStage key={item.id} item={item} number={number} total={total} request={request} view={zoom.view} />
        )}
      </div>
      {total > 1 ? (
        <>
          <IconButton
            className={`${css.viewerTurn} ${css.previous}`}
            variant="shade"
            icon={<ChevronLeftIcon />}
            label={t`Previous`}
            disabled={number <= 1}
            onClick={() => go(-1)}
          />
          <IconButton
            className={`${css.viewerTurn} ${css.next}`}
            variant="shade"
            icon={<ChevronRightIcon />}
            label={t({ message: 'Next', context: 'photo' })}
            disabled={number >= total}
            onClick={() => go(1)}
          />
        </>
      ) : null}
      {item?.caption ? <p className={css.viewerCaption}>{item.caption}</p> : null}
      {item?.suspicious === true && !isOwn ? <CaptionWarning /> : null}
    </dialog>
  );
}
