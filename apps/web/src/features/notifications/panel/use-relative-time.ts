import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Relative time such as "12 seconds ago", updated every second during the first minute, then every minute. */
export function useRelativeTime(moment: string): string {
  const { language } = useLanguage();
  const [now, setNow] = useState(() => new Date());
  const isYoung = now.getTime() - Date.parse(moment) < MINUTE;
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), isYoung ? SECOND : MINUTE);
    return () => clearInterval(timer);
  }, [isYoung]);
  // The server's clock may be slightly ahead: never show a future time.
  const date = new Date(Math.min(Date.parse(moment), now.getTime()));
  return formatRelative(language, date, now);
}
