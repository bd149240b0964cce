import { useLingui } from '@lingui/react/macro';
import type { OwnUpload } from '@peonia/contract/media/media.ts';
import { VoicePlayer } from '../../media/voice/voice-player.tsx';

/** An own voice message in flight. */
export function UnsentVoice({ voice }: { voice: OwnUpload }) {
  const { t } = useLingui();
  return voice.src === null ? (
    <p>{t`Voice message`}</p>
  ) : (
    <VoicePlayer src={voice.src} seconds={voice.seconds ?? 0} wave={voice.wave ?? []} label={t`Your voice message`} />
  );
}
