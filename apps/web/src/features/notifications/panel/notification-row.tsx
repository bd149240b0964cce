import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTranslatedText } from '../../translation/text/use-translated-text.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { notificationPath } from './notification-path.ts';
import { NotificationText } from './notification-text.tsx';
import { reasonTexts } from './notification-texts.ts';
import { useRelativeTime } from './use-relative-time.ts';
import * as css from './notification-panel.module.css';

/** A notification. Its sentence is the link and covers the whole row. */
export function NotificationRow({
  notification,
  isFresh,
  onFollow,
}: {
  notification: Notification;
  isFresh: boolean;
  onFollow?: (() => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const time = useRelativeTime(notification.created_at);
  const { data } = notification;
  const path = notificationPath(notification, me?.id ?? 0);
  const question = notification.type === 'ask' && data.others === 0 ? (data.content ?? '') : '';
  const Translated = useTranslatedText(question, []);
  const sentence = ({ text }: { readonly text: string }, line: ReactNode) => {
    const words = (
      <NotificationText
        notification={question === '' ? notification : { ...notification, data: { ...data, content: text } }}
      />
    );
    return (
      <>
        {path === null ? (
          <span className={css.noticeText}>{words}</span>
        ) : (
          <Link className={css.noticeText} href={path} onClick={onFollow}>
            {words}
          </Link>
        )}
        {line}
      </>
    );
  };
  const original = { text: question, lang: undefined };
  return (
    <li className={classNames(css.notice, isFresh && css.fresh)}>
      <NotificationIcon type={notification.type} data={data} />
      <div className="grow">
        {Translated === null ? (
          sentence(original, null)
        ) : (
          <Translated type="notice" id={notification.id} original={original}>
            {sentence}
          </Translated>
        )}
        {data.reason === null ? null : <p className="small muted">{i18n._(reasonTexts[data.reason])}</p>}
        {data.translation === null ? null : <q className={css.noticeQuote}>{data.translation}</q>}
        <time className="tiny muted" dateTime={notification.created_at}>
          {time}
        </time>
      </div>
      {isFresh ? (
        <span className={css.noticeDot}>
          <span className="visually-hidden">{t`New`}</span>
        </span>
      ) : null}
    </li>
  );
}
