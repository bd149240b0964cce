import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { LockOpenIcon } from '@peonia/ui/icons/lock-open.tsx';
import { LockedTile } from '../../media/picture/locked-tile.tsx';
import { useFormatGold } from '../../media/unlock/amount-list.tsx';
import { VoicePlayer } from '../../media/voice/voice-player.tsx';
import { MissingFile } from '../message-parts/missing-file.tsx';
import { PhotoMessage } from '../message-parts/photo-message.tsx';
import { TranslatedText, SpeakerLabel } from '../message-parts/translated-text.tsx';
import { useConversation } from '../state/conversation-context.ts';
import { refreshMessage } from '../state/refresh-message.ts';
import * as css from './message-card.module.css';

/** A paid file: locked with its price, or open for its buyer and sender. */
export function PaidFileMessage({ message, isMine }: { message: Message; isMine: boolean }) {
  const [item] = message.uploads;
  if (item === undefined) return <MissingFile />;
  return (
    <div className={css.secret} data-testid="secret-file">
      <SpeakerLabel isMine={isMine} />
      {item.open ? (
        <Opened message={message} item={item} isMine={isMine} />
      ) : (
        <LockedTile
          className={css.lockedMessage}
          look="post"
          item={item}
          place="message"
          relatedId={message.thread_id}
          onBought={() => void refreshMessage(message.id)}
          onStale={() => void refreshMessage(message.id)}
        />
      )}
      {message.message_content === '' ? null : <TranslatedText message={message} />}
    </div>
  );
}

function Opened({ message, item, isMine }: { message: Message; item: MediaItem; isMine: boolean }) {
  const { t } = useLingui();
  const gold = useFormatGold()(item.amount ?? 0);
  const { name } = useConversation().peer;
  return (
    <>
      {item.type === 'audio' && item.src !== null ? (
        <div className={css.saidVoice}>
          <VoicePlayer
            src={item.src}
            seconds={item.seconds ?? 0}
            wave={item.wave ?? []}
            label={isMine ? t`Your voice message` : t`Voice message by ${name}`}
          />
        </div>
      ) : (
        <PhotoMessage message={message} isMine={isMine} />
      )}
      <span className={`tiny ${css.secretState}`}>
        {isMine && item.review === 'waiting' ? <HourglassIcon /> : <LockOpenIcon />}
        {!isMine ? (
          <Trans>Unlocked</Trans>
        ) : item.review === 'waiting' ? (
          <Trans>In review before it can be unlocked for {gold} gold</Trans>
        ) : item.sold === true ? (
          <Trans>
            {name} unlocked it for {gold} gold
          </Trans>
        ) : (
          <Trans>
            Locked for {name}: {gold} gold
          </Trans>
        )}
      </span>
    </>
  );
}
