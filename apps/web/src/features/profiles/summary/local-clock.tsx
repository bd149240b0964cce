import { useLingui } from '@lingui/react/macro';
import { formatHours, hoursAhead, localTime } from '@peonia/i18n/local-time.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from './use-minute.ts';
import * as css from './local-clock.module.css';

/** Stand for the time and the difference that only the browser knows. */
const anyTime = new Date(0);
const ANY_HOURS = 7;

/**
 * Local time of a member, "21:20 there"; null for an unknown time zone. On the server and at the first paint it is room
 * of about that width, without a text. A hook, so that `Meta` can tell that it is empty.
 */
export function useLocalClock(timeZone: string | null, withDifference = false) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useMinute();
  const time = timeZone === null ? undefined : localTime(language, now ?? anyTime, timeZone);
  if (timeZone === null || time === undefined) return null;
  const say = (ahead: number | null) => {
    if (ahead === null) return t`${time} there`;
    if (ahead === 0) return t`${time} there, the same as yours`;
    const hours = formatHours(language, Math.abs(ahead), 'short');
    return ahead > 0 ? t`${time} there, ${hours} ahead` : t`${time} there, ${hours} behind`;
  };
  if (now === null) return <span className={css.coming} data-room={say(withDifference ? ANY_HOURS : null)} />;
  return say(withDifference ? (hoursAhead(timeZone, -now.getTimezoneOffset(), now) ?? 0) : null);
}
