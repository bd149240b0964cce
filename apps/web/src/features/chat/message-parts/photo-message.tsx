import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { openViewer } from '../../media/viewer/open-viewer.ts';
import { useConversation } from '../state/conversation-context.ts';
import { refreshMessage } from '../state/refresh-message.ts';
import { MissingFile } from './missing-file.tsx';
import { reveal, useRevealed } from './revealed-photos.ts';
import * as css from './photo-message.module.css';

/**
 * Photos and videos of a message as a grid; a press opens the viewer. Blurred when the server marks the sender as new.
 */
export function PhotoMessage({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t } = useLingui();
  const { peer } = useConversation();
  const me = useMe()?.name ?? '';
  const isRevealed = useRevealed(message.id);
  const { uploads } = message;
  const { name } = peer;
  const total = uploads.length;
  if (total === 0) return <MissingFile />;
  if (message.blurred && !isMine && !isRevealed) return <Veil message={message} />;

  const open = (start: number) =>
    openViewer({
      items: uploads,
      start,
      owner: { id: message.sender, name: isMine ? me : name },
      place: 'message',
      relatedId: message.thread_id,
      onStale: () => void refreshMessage(message.id),
    });
  return (
    <div className={classNames(css.shots, total === 1 && css.isOne)}>
      {uploads.map((item, place) => {
        const number = place + 1;
        const label = item.type === 'video' ? t`Video ${number} of ${total}` : t`Photo ${number} of ${total}`;
        return (
          <button
            key={item.id}
            type="button"
            className={css.shot}
            aria-label={isMine ? label : t`${label} by ${name}`}
            onClick={() => open(item.id)}
          >
            <MediaPicture
              item={item}
              alt=""
              shape={total === 1 ? 'natural' : 'square'}
              {...(total === 1 ? { sizes: '264px' } : {})}
              onGone={() => void refreshMessage(message.id)}
            />
          </button>
        );
      })}
    </div>
  );
}

/** Blurred placeholder from the server's 32 px preview, until the reader reveals the photos. */
function Veil({ message }: { message: Message }) {
  const [first] = message.uploads;
  const count = message.uploads.length;
  return (
    <button type="button" className={css.veil} onClick={() => reveal(message.id)}>
      {first?.blur === null || first === undefined ? null : <img src={first.blur} alt="" />}
      <span className={css.veilIn}>
        <EyeIcon />
        <b>
          <Plural value={count} one="Show the photo" other="Show # photos" />
        </b>
        <span className="tiny">
          <Trans>Hidden because you have not answered yet</Trans>
        </span>
      </span>
    </button>
  );
}
