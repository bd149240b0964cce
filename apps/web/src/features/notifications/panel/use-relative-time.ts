import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * "now", "12 seconds ago" … "2 years ago" in the page's language, alive: by the second in the first minute, then by the
 * minute.
 */
export function useRelativeTime(moment: string): string {
  const { language } = useLanguage();
  const [now, setNow] = useState(() => new Date());
  const isYoung = now.getTime() - Date.parse(moment) < MINUTE;
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), isYoung ? SECOND : MINUTE);
    return () => clearInterval(timer);
  }, [isYoung]);
  // The server's clock may be a little ahead: nothing here lies in the future.
  const date = new Date(Math.min(Date.parse(moment), now.getTime()));
  return formatRelative(language, date, now);
}
