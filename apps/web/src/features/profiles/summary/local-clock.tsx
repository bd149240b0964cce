import { Trans } from '@lingui/react/macro';
import { formatHours, hoursAhead, localTime } from '@peonia/i18n/local-time.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from './use-minute.ts';

/**
 * Local time of a member, "21:20 there"; null for an unknown time zone. A hook, so that `Meta` can tell that it is
 * empty.
 */
export function useLocalClock(timeZone: string | null, withDifference = false) {
  const { language } = useLanguage();
  const now = useMinute();
  const time = now === null || timeZone === null ? undefined : localTime(language, now, timeZone);
  if (now === null || timeZone === null || time === undefined) return null;
  if (!withDifference) return <Trans>{time} there</Trans>;
  const ahead = hoursAhead(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone, now) ?? 0;
  const hours = formatHours(language, Math.abs(ahead), 'short');
  if (ahead === 0) return <Trans>{time} there, the same as yours</Trans>;
  return ahead > 0 ? (
    <Trans>
      {time} there, {hours} ahead
    </Trans>
  ) : (
    <Trans>
      {time} there, {hours} behind
    </Trans>
  );
}
