import { Trans } from '@lingui/react/macro';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import * as css from './desk.module.css';

/** Time before a deadline that counts as urgent, in milliseconds. */
const URGENT_MS = 3 * 3_600_000;

/** A deadline with the time left. */
export function DueTime({ at }: { at: string }) {
  const { language } = useLanguage();
  const now = useMinute();
  const due = new Date(at);
  const time = formatDateTime(language, due, 'short');
  const left = now === null ? '' : formatRelative(language, due, now);
  const isUrgent = now !== null && due.getTime() - now.getTime() < URGENT_MS;
  return (
    <time dateTime={at} className={classNames(css.deskDue, isUrgent && css.urgent)}>
      <Trans>due {time}</Trans>
      {left === '' ? '' : ` (${left})`}
    </time>
  );
}
