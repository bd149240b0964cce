import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { ageOn } from '@peonia/core/birthday.ts';
import { type CalendarDay, dayOf, isCalendarDay } from '@peonia/core/calendar-day.ts';

export type BirthdayError = 'incomplete' | 'invalid' | 'too_young';

/** Returns why a birthday is refused, or null. Parts not chosen yet are empty: `1990--05`. */
export function validateBirthday(birthday: CalendarDay, today: CalendarDay = dayOf(new Date())): BirthdayError | null {
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (year === '' || month === '' || day === '') return 'incomplete';
  if (!isCalendarDay(birthday)) return 'invalid';
  const age = ageOn(birthday, today);
  if (age > limits.age_max) return 'invalid';
  return age < limits.age_min ? 'too_young' : null;
}
