import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { LockOpenIcon } from '@peonia/ui/icons/lock-open.tsx';
import { LockedTile, useFormatGold, VoicePlayer } from '../../media/public.ts';
import { MessageWords, Speaker } from '../bubbles/message-words.tsx';
import { MissingFile } from '../bubbles/missing-file.tsx';
import { PhotoMessage } from '../bubbles/photo-message.tsx';
import { refreshMessage } from '../refresh-message.ts';
import { useTalk } from '../talk-context.ts';

/** A file for sale: locked with its price, or open for who has bought or sent it. */
export function SecretMessage({ message, isMine }: { message: Message; isMine: boolean }) {
  const [item] = message.uploads;
  if (item === undefined) return <MissingFile />;
  return (
    <div className="secret">
      <Speaker isMine={isMine} />
      {item.open ? (
        <Opened message={message} item={item} isMine={isMine} />
      ) : (
        <LockedTile
          className="lockm"
          look="post"
          item={item}
          place="message"
          relatedId={message.thread_id}
          onBought={() => void refreshMessage(message.id)}
          onStale={() => void refreshMessage(message.id)}
        />
      )}
      {message.message_content === '' ? null : <MessageWords message={message} />}
    </div>
  );
}

function Opened({ message, item, isMine }: { message: Message; item: MediaItem; isMine: boolean }) {
  const { t } = useLingui();
  const gold = useFormatGold()(item.amount ?? 0);
  const { name } = useTalk().peer;
  return (
    <>
      {item.type === 'audio' && item.src !== null ? (
        <div className="said-voice">
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
      <span className="tiny secret-state">
        {isMine && item.review === 'waiting' ? <HourglassIcon /> : <LockOpenIcon />}
        {!isMine ? (
          <Trans>Unlocked</Trans>
        ) : item.review === 'waiting' ? (
          <Trans>On review before it can be unlocked for {gold} gold</Trans>
        ) : (
          <Trans>
            Locked for {name}: {gold} gold
          </Trans>
        )}
      </span>
    </>
  );
}
