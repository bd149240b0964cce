import { Trans } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { uploadMegabytes } from '../../../platform/errors/too-large.ts';
import type { Uploads } from './use-uploads.tsx';
import * as css from './uploads.module.css';

/** Accepts files dropped or pasted anywhere inside. Shows the accepted kinds while dragging. */
export function UploadDropZone({
  uploads,
  className,
  children,
}: {
  uploads: Pick<Uploads, 'add' | 'kinds'>;
  className?: string;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  // A child fires `dragenter` before its parent fires `dragleave`.
  const depth = useRef(0);
  const hover = (event: DragEvent, change: number) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  const addFiles = (event: DragEvent | ClipboardEvent, files: FileList) => {
    depth.current = 0;
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add([...files]);
  };
  return (
    <div
      className={classNames(css.uploadDrop, className)}
      data-testid="drop-zone"
      onDragEnter={(event) => hover(event, 1)}
      onDragOver={(event) => hover(event, 0)}
      onDragLeave={(event) => hover(event, -1)}
      onDrop={(event) => addFiles(event, event.dataTransfer.files)}
      onPaste={(event) => addFiles(event, event.clipboardData.files)}
    >
      {children}
      {isOver ? <DropHint kinds={uploads.kinds} /> : null}
    </div>
  );
}

/** The dashed area with the accepted kinds; also the empty state of an uploader. */
export function DropHint({ kinds }: Pick<Uploads, 'kinds'>) {
  const megabytes = uploadMegabytes();
  return (
    <div className={css.uploadZone}>
      <ImagePlusIcon />
      <b>{kinds === 'media' ? <Trans>Drop photos or a video</Trans> : <Trans>Drop photos</Trans>}</b>
      <span className="small">
        {kinds === 'media' ? (
          <Trans>or paste with Ctrl V. Up to {megabytes} MB: jpg, gif, webp, png, mov, mp4</Trans>
        ) : (
          <Trans>or paste with Ctrl V. Up to {megabytes} MB: jpg, gif, webp, png</Trans>
        )}
      </span>
    </div>
  );
}
