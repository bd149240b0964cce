import { Trans } from '@lingui/react/macro';
import { formatDate, formatTime } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import * as css from './complaints.module.css';

/** The deadline of a case; an overdue one stands out. */
export function ComplaintDue({ at }: { at: string }) {
  const { language } = useLanguage();
  const now = useMinute();
  const due = new Date(at);
  const time = `${formatDate(language, due, 'short')}, ${formatTime(language, due)}`;
  const isOverdue = now !== null && due.getTime() < now.getTime();
  return (
    <time dateTime={at} className={isOverdue ? css.overdue : undefined}>
      {isOverdue ? <Trans>Overdue since {time}</Trans> : <Trans>Decide by {time}</Trans>}
    </time>
  );
}
