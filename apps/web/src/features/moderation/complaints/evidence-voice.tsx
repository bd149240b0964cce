import { useLingui } from '@lingui/react/macro';
import type { StaffFile } from '@peonia/contract/media/media.ts';
import { VoicePlayer } from '../../media/voice/voice-player.tsx';

/** A reported voice recording. */
export function EvidenceVoice({ src, file: { seconds, wave } }: { src: string; file: StaffFile }) {
  const { t } = useLingui();
  return <VoicePlayer src={src} seconds={seconds ?? 0} wave={wave ?? []} label={t`Reported voice recording`} />;
}
