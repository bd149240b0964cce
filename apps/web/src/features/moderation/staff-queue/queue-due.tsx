import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { type DueTone, dueTone } from './due-tone.ts';
import * as css from './staff-queue.module.css';

const tones: Readonly<Record<DueTone, string>> = { early: css.early, near: css.near, over: css.over };

/** The target time of a case, as a badge: jade, gold from 80 % of the time on, red when over. */
export function QueueDue({ since, due }: { since: string; due: string }) {
  const { language } = useLanguage();
  const now = useMinute();
  const date = new Date(due);
  const time = formatDateTime(language, date, 'short');
  const tone = now === null ? 'early' : dueTone({ since: new Date(since), due: date, now });
  return (
    <time dateTime={due} className={`${css.due} ${tones[tone]}`}>
      {tone === 'over' ? <Trans>Overdue since {time}</Trans> : <Trans>Due {time}</Trans>}
    </time>
  );
}
