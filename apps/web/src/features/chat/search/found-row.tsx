import { useLingui } from '@lingui/react/macro';
import type { FoundMessage } from '@peonia/contract/chat/message-search.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { calendarDay, dayName } from '../text/calendar-day.ts';
import { useMessageKindLabels } from '../text/message-kind-labels.ts';
import { markWords } from './mark-words.ts';
import * as threadsCss from '../threads/threads.module.css';
import * as css from './search.module.css';

interface FoundRowProps {
  readonly found: FoundMessage;
  /** Picks the message in the open conversation; without it the row leads to its conversation. */
  readonly onPick?: ((seq: number) => void) | undefined;
}

/** A message that was found: who wrote it, when, and the words around the match. */
export function FoundRow({ found: { message, user, marks }, onPick }: FoundRowProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useMinute();
  const kindLabels = useMessageKindLabels();
  const { name } = user;
  const isMine = message.sender !== user.user_id;
  const date = new Date(message.created_at);
  const isToday = now !== null && calendarDay(date) === calendarDay(now);
  const words = wordsOf(message, marks);
  const content = (
    <>
      <Avatar name={name} src={user.avatar ?? undefined} size={36} />
      <span className="grow">
        <span className={threadsCss.trowLine}>
          <b className="truncate grow">{isMine ? t`You to ${name}` : name}</b>
          <time className={`${css.time} tabular`} dateTime={message.created_at}>
            {isToday ? formatTime(language, date) : dayName(language, date, now, 'short')}
          </time>
        </span>
        <span className={css.words} dir="auto">
          {message.message_type === 'text' ? null : <i>{kindLabels[message.message_type]} </i>}
          {markWords(words, marks).map((part) =>
            part.isMarked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
          )}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {onPick === undefined ? (
        <Link className={css.found} href={`/chat/${user.user_id}?at=${message.seq}`}>
          {content}
        </Link>
      ) : (
        <button type="button" className={css.found} onClick={() => onPick(message.seq)}>
          {content}
        </button>
      )}
    </li>
  );
}

/** The text, or its translation where only that holds the words. */
function wordsOf({ message_content: text, translation }: FoundMessage['message'], marks: readonly string[]): string {
  const original = writeEmoji(text).replaceAll(/\s+/g, ' ');
  const translated = translation === null ? '' : translation.text.replaceAll(/\s+/g, ' ');
  const isIn = (words: string) => markWords(words, marks).some(({ isMarked }) => isMarked);
  return translated !== '' && marks.length > 0 && !isIn(original) && isIn(translated) ? translated : original;
}
