import { DaySeparator } from '@peonia/ui/bubble/day-separator.tsx';
import { useLanguage } from '../../../platform/language.tsx';
import { useMinute } from '../../profiles/public.ts';
import { dayName } from '../day-of.ts';

/** The day on which the messages below were written. */
export function DayLine({ date }: { date: Date }) {
  const { language } = useLanguage();
  return <DaySeparator>{dayName(language, date, useMinute(), 'long')}</DaySeparator>;
}
