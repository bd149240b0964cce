import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { VoicePlayer } from '../../media/public.ts';
import { Speaker } from '../bubbles/message-words.tsx';
import { useTalk } from '../talk-context.ts';

/** A recorded voice: its player, or what stands there until the server has made it playable. */
export function VoiceMessage({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t } = useLingui();
  const { name } = useTalk().peer;
  const [voice] = message.uploads;
  if (voice === undefined || voice.state !== 'ready' || voice.src === null) {
    return (
      <p className="waiting">
        <Speaker isMine={isMine} />
        <HourglassIcon />
        {voice?.state === 'working' ? (
          <Trans>Voice message, being prepared</Trans>
        ) : (
          <Trans>This voice message cannot be played</Trans>
        )}
      </p>
    );
  }
  return (
    <div className="said-voice">
      <VoicePlayer
        src={voice.src}
        seconds={voice.seconds ?? 0}
        wave={voice.wave ?? []}
        label={isMine ? t`Your voice message` : t`Voice message by ${name}`}
      />
    </div>
  );
}
