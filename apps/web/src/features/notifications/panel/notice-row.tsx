import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notices.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { Link } from '../../../platform/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { NoticeMark } from './notice-mark.tsx';
import { noticePath } from './notice-path.ts';
import { NoticeText } from './notice-text.tsx';
import { reasonWords } from './notice-words.ts';
import { useRelative } from './use-relative.ts';

/** One entry. Its sentence is the link, and the whole row takes the press. */
export function NoticeRow({ notification, isFresh, onFollow }: { notification: Notification; isFresh: boolean; onFollow?: (() => void) | undefined }) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const time = useRelative(notification.created_at);
  const { data } = notification;
  const path = noticePath(notification, me?.id ?? 0);
  const text = <NoticeText notification={notification} />;
  return (
    <li className={classNames('notice', isFresh && 'fresh')}>
      <NoticeMark type={notification.type} data={data} />
      <div className="grow">
        {path === null ? (
          <span className="notice-text">{text}</span>
        ) : (
          <Link className="notice-text" href={path} onClick={onFollow}>
            {text}
          </Link>
        )}
        {data.reason === null ? null : <p className="small muted">{i18n._(reasonWords[data.reason])}</p>}
        {data.translation === null ? null : <q className="notice-quote">{data.translation}</q>}
        <time className="tiny muted" dateTime={notification.created_at}>
          {time}
        </time>
      </div>
      {isFresh ? (
        <span className="notice-dot">
          <span className="sr">{t`New`}</span>
        </span>
      ) : null}
    </li>
  );
}
