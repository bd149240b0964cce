import { useLingui } from '@lingui/react/macro';
import { Trans } from '@lingui/react/macro';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { QueueDue } from './queue-due.tsx';
import * as css from './staff-queue.module.css';

/** What a row of a staff queue says. */
export interface QueueEntry {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Small facts below the text, such as the category. */
  readonly facts?: ReactNode;
  /** Who works on it. */
  readonly takenBy?: string | null;
  readonly avatar?: { readonly name: string; readonly src: string | null };
  /** Shown at the left instead of an avatar, such as the file that waits. */
  readonly picture?: ReactNode;
  /** ISO time since when it waits, or at which it happened. */
  readonly since: string;
  /** ISO time of its target. */
  readonly due?: string | null;
  /** Shown at the right instead of the age. */
  readonly aside?: ReactNode;
  readonly mark?: 'urgent' | 'waiting' | undefined;
  /** Accessible name; the texts of the row by default. */
  readonly label?: string;
}

interface RowProps extends QueueEntry {
  readonly isCurrent: boolean;
  /** Whether it was the last one opened: it takes the focus when its case is closed. */
  readonly isLast: boolean;
  readonly onChoose: () => void;
}

const marks = { urgent: css.urgent, waiting: css.waiting } as const;

export function QueueRow({ isCurrent, isLast, onChoose, ...entry }: RowProps) {
  const { t } = useLingui();
  const { title, text, facts, takenBy = null, avatar, picture, since, due = null, aside, mark, label } = entry;
  const name = takenBy ?? '';
  return (
    <button
      type="button"
      className={classNames(css.row, isCurrent && css.isOn, mark && marks[mark])}
      aria-current={isCurrent}
      aria-label={label}
      data-last={isLast}
      onClick={onChoose}
    >
      {picture === undefined ? null : <span className={css.picture}>{picture}</span>}
      {avatar === undefined ? null : <Avatar name={avatar.name || '?'} src={avatar.src ?? undefined} size={44} />}
      <span className={css.text}>
        {mark === 'urgent' ? (
          <span className="visually-hidden">
            <Trans>Urgent</Trans>
          </span>
        ) : null}
        <b className="truncate small">{title}</b>
        {text === undefined ? null : <span className="tiny truncate">{text}</span>}
        {facts === undefined ? null : <span className="tiny truncate">{facts}</span>}
        {takenBy === null ? null : (
          <span className="tiny truncate">
            <Trans>{name} has it</Trans>
          </span>
        )}
        {due === null ? null : (
          <span className="tiny">
            <QueueDue since={since} due={due} />
          </span>
        )}
      </span>
      <span className={css.aside}>{aside ?? <Age since={since} title={t`Waiting since`} />}</span>
    </button>
  );
}

/** "3 hr. ago", with the whole date as tooltip. */
function Age({ since, title }: { since: string; title: string }) {
  const { language } = useLanguage();
  const now = useMinute();
  const date = new Date(since);
  const whole = formatDateTime(language, date, 'short');
  return (
    <time className="tiny" dateTime={since} title={`${title} ${whole}`}>
      {now === null ? whole : formatRelative(language, date, now, 'short')}
    </time>
  );
}
