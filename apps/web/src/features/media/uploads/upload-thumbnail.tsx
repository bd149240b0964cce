import { FileLockIcon } from '@peonia/ui/icons/file-lock.tsx';
import { PlayFilledIcon } from '@peonia/ui/icons/play-filled.tsx';
import { useImageStatus } from '@peonia/ui/photo/use-image-status.ts';
import { isVideo, type UploadEntry } from './queue/upload-entry.ts';
import * as css from './uploads.module.css';

/** Thumbnail of the chosen file, before the server has created one. */
export function UploadThumbnail({ entry }: { entry: UploadEntry }) {
  const image = useImageStatus(entry.preview);
  if (isVideo(entry.file) && entry.preview.startsWith('blob:')) {
    return (
      <span className={css.upthumb}>
        <video src={entry.preview} muted playsInline preload="metadata" tabIndex={-1} aria-hidden="true" />
        <PlayFilledIcon />
      </span>
    );
  }
  return (
    <span className={css.upthumb}>
      {image.status === 'error' ? (
        <FileLockIcon />
      ) : (
        <img ref={image.ref} src={entry.preview} alt="" onLoad={image.onLoad} onError={image.onError} />
      )}
      {isVideo(entry.file) ? <PlayFilledIcon /> : null}
    </span>
  );
}
