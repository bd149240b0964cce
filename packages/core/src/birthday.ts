import type { CalendarDay } from './calendar-day.ts';

/** Full years between the birthday and `today` (both calendar days); a 29 February birthday turns on 1 March. */
export function ageOn(birthday: CalendarDay, today: CalendarDay): number {
  const hasTurned = today.slice(5) >= birthday.slice(5);
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hasTurned ? 0 : 1);
}

/** Last day of each sign, month-day, in the order of the specification's codes 1 (Aries) to 12 (Pisces). */
const signs: ReadonlyArray<readonly [code: number, from: string, to: string]> = [
  [1, '03-21', '04-19'],
  [2, '04-20', '05-20'],
  [3, '05-21', '06-20'],
  [4, '06-21', '07-22'],
  [5, '07-23', '08-22'],
  [6, '08-23', '09-22'],
  [7, '09-23', '10-22'],
  [8, '10-23', '11-21'],
  [9, '11-22', '12-21'],
  [11, '01-20', '02-18'],
  [12, '02-19', '03-20'],
];

/** Horoscope code 1–12 (Aries … Pisces) of a birthday; Capricorn (10) is the one that crosses the new year. */
export function horoscopeOf(birthday: CalendarDay): number {
  const monthDay = birthday.slice(5);
  return signs.find(([, from, to]) => monthDay >= from && monthDay <= to)?.[0] ?? 10;
}
