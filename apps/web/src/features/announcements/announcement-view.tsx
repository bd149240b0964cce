import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { useMemo, useState, type MouseEvent } from 'react';
import { AnnouncementBody } from './announcement-body.tsx';
import { readContent, type AnnouncementContent } from './read-content.ts';
import * as css from './announcement.module.css';

interface ViewProps {
  readonly content: string;
  /** Whether a dialog may open now. A banner does not wait. */
  readonly isReady: boolean;
  readonly onClose: () => void;
}

/** An announcement: news in a dialog, an outage as a banner. */
export function AnnouncementView({ content, isReady, onClose }: ViewProps) {
  const read = useMemo(() => readContent(content), [content]);
  if (read === null) return null;
  if (read.kind === 'outage') return <OutageBanner read={read} onClose={read.isDismissible ? onClose : null} />;
  return <NewsDialog read={read} isReady={isReady} onClose={onClose} />;
}

function NewsDialog({ read, isReady, onClose }: Omit<ViewProps, 'content'> & { read: AnnouncementContent }) {
  const { t } = useLingui();
  const [isClosing, setClosing] = useState(false);
  const close = () => {
    setClosing(true);
    onClose();
  };
  // A link of the text leads away from the dialog.
  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) close();
  };
  return (
    <Dialog
      open={isReady && !isClosing}
      onClose={close}
      title={read.title}
      closeLabel={t`Close`}
      dismissible={read.isDismissible}
      role={read.isDismissible ? 'dialog' : 'alertdialog'}
      footer={
        <Button block onClick={close}>
          {read.isDismissible ? <Trans>Got it</Trans> : <Trans>I have read this</Trans>}
        </Button>
      }
    >
      <div onClick={follow} role="presentation">
        <AnnouncementBody nodes={read.body} />
      </div>
    </Dialog>
  );
}

interface BannerProps {
  readonly read: AnnouncementContent;
  readonly onClose: (() => void) | null;
  /** Not announced to screen readers as something new. */
  readonly isPreview?: boolean;
}

/** A banner over the page; without `onClose` it stays until the announcement ends. */
export function OutageBanner({ read, onClose, isPreview = false }: BannerProps) {
  const { t } = useLingui();
  return (
    <div className={css.banner} role={isPreview ? undefined : 'status'}>
      <TriangleAlertIcon />
      <div className="grow">
        <p className={css.bannerTitle}>{read.title}</p>
        <AnnouncementBody nodes={read.body} />
      </div>
      {onClose === null ? null : <IconButton icon={<CloseIcon />} label={t`Close`} onClick={onClose} />}
    </div>
  );
}
