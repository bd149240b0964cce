import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { BellOffIcon } from '@peonia/ui/icons/bell-off.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { useLongPress } from '../actions/use-long-press.ts';
import { useStoredDraft } from '../drafts/draft-store.ts';
import { dayName, calendarDay } from '../text/calendar-day.ts';
import { ThreadSummary } from './thread-summary.tsx';
import { useThreadEntries } from './use-thread-entries.tsx';
import * as css from '../actions/actions.module.css';
import * as threadsCss from './threads.module.css';

interface ThreadRowProps {
  readonly thread: Thread;
  readonly isOpen: boolean;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  /** Query string, which keeps the filter while conversations are opened. */
  readonly search: string;
}

/** A thread in the list; its actions open by button or long press. */
export function ThreadRow({ thread, isOpen, isOnline, isTyping, search }: ThreadRowProps) {
  const { t } = useLingui();
  const { user, unread, top, muted } = thread;
  const { name } = user;
  const draft = useStoredDraft(user.user_id, thread.draft);
  const entries = useThreadEntries(thread);
  const press = useLongPress();
  return (
    <li className={`${css.trowBox} ${threadsCss.trowBox}`} {...press}>
      <Link
        className={classNames(threadsCss.threadRow, isOpen && threadsCss.isOn, unread > 0 && threadsCss.unread)}
        href={`/chat/${user.user_id}${search}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar name={name} src={user.avatar ?? undefined} size={56} online={isOnline && t`Online`} />
        <span className="grow">
          <span className={threadsCss.trowLine}>
            <b className="truncate grow">{name}</b>
            {muted ? <BellOffIcon className={threadsCss.pin} label={t`Muted`} /> : null}
            {top ? <StarIcon className={threadsCss.pin} label={t`Pinned`} /> : null}
            <RowTime thread={thread} />
          </span>
          <span className={threadsCss.trowLine}>
            <span className={classNames(threadsCss.summary, 'truncate grow', isTyping && threadsCss.now)}>
              {/* The open conversation already shows its draft. */}
              <ThreadSummary thread={thread} draft={isOpen ? '' : draft} isTyping={isTyping} />
            </span>
            <Badge count={unread} label={t`${plural(unread, { one: '# new message', other: '# new messages' })}`} />
          </span>
        </span>
      </Link>
      <Menu
        label={t`Chat with ${name}`}
        renderTrigger={(open) => (
          <IconButton
            {...open}
            className={threadsCss.more}
            size="sm"
            label={t`More about the chat with ${name}`}
            icon={<EllipsisIcon />}
          />
        )}
        entries={entries}
      />
    </li>
  );
}

function RowTime({ thread }: { thread: Thread }) {
  const { language } = useLanguage();
  const now = useMinute();
  const date = new Date(thread.updated_at);
  const isToday = now !== null && calendarDay(date) === calendarDay(now);
  return (
    <time className={`${threadsCss.time} tabular`} dateTime={thread.updated_at}>
      {isToday ? formatTime(language, date) : dayName(language, date, now, 'short')}
    </time>
  );
}
