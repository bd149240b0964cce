import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './staff-queue.module.css';

/** Frames of a video on one sheet. Nothing for other files, and for videos from before there were sheets. */
export function FramesSheet({ src }: { src: string | null }) {
  const { t } = useLingui();
  if (src === null) return null;
  return (
    <figure className={css.frames}>
      <img src={src} alt={t`Nine frames of the video`} />
      <figcaption className="small muted">
        <Trans>Nine frames, from the beginning to the end</Trans>
      </figcaption>
    </figure>
  );
}
