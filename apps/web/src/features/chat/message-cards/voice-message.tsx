import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { VoicePlayer } from '../../media/voice/voice-player.tsx';
import { VoiceTranscript } from '../../transcripts/voice-transcript.tsx';
import { effectiveEngine } from '../../translation/engine/effective-engine.ts';
import { SpeakerLabel } from '../message-parts/translated-text.tsx';
import { useConversation } from '../state/conversation-context.ts';
import * as css from '../bubbles/bubbles.module.css';
import * as messageCardCss from './message-card.module.css';

/** A voice message: player, or a placeholder while it is transcoded. */
export function VoiceMessage({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t } = useLingui();
  const me = useMe();
  const { peer, engine } = useConversation();
  const { name } = peer;
  const [voice] = message.uploads;
  if (voice === undefined || voice.state !== 'ready' || voice.src === null) {
    return (
      <p className={css.waiting}>
        <SpeakerLabel isMine={isMine} />
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
    <div className={messageCardCss.saidVoice}>
      <VoicePlayer
        src={voice.src}
        seconds={voice.seconds ?? 0}
        wave={voice.wave ?? []}
        label={isMine ? t`Your voice message` : t`Voice message by ${name}`}
      />
      <VoiceTranscript
        uploadId={voice.id}
        seconds={voice.seconds ?? 0}
        speaks={isMine ? [] : peer.languages}
        isMine={isMine}
        isAuto={effectiveEngine(engine, me) === 'machine'}
      />
    </div>
  );
}
