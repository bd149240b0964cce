import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFile } from '@peonia/contract/media/media.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { FramesSheet } from '../staff-queue/frames-sheet.tsx';

const voicePart = lazyPart(async () => (await import('./evidence-voice.tsx')).EvidenceVoice, 'media.voice');
/** Members' videos have no caption tracks. */
const Player = 'video';

/** A reported file as it was: a picture is shown, a video and a voice recording can be played. */
export function EvidenceFile({ file }: { file: StaffFile }) {
  const { t } = useLingui();
  const EvidenceVoice = voicePart.use(file.type === 'audio');
  const { type, src, post, thumb, alt, frames } = file;
  const picture = post ?? thumb ?? src;
  if (type === 'image') return picture === null ? null : <img src={picture} alt={alt || t`Reported file`} />;
  if (src === null)
    return (
      <p className="muted">
        <Trans>This recording cannot be played.</Trans>
      </p>
    );
  if (type === 'audio') return EvidenceVoice === null ? null : <EvidenceVoice src={src} file={file} />;
  return (
    <>
      <Player controls playsInline preload="none" src={src} poster={post ?? undefined} aria-label={t`Reported video`} />
      <FramesSheet src={frames} />
    </>
  );
}
