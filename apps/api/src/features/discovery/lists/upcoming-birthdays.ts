/** A range of days of one calendar year (month × 100 + day), and where a page starts in it. */
interface DayRange {
  readonly first: number;
  readonly last: number;
  /** Greater than every day of the range and of later ranges: `above - day` orders by how soon a day comes. */
  readonly above: number;
  /** Starts behind this list number on the first day. */
  readonly before: number;
}

/** A key is the day times this, plus the list number. */
export const daySpan = 2 ** 32;
const aboveThisYear = 3_000;
const aboveNextYear = 1_500;
const everybody = daySpan - 1;

/**
 * Day ranges of the birthday list: one, or two across the end of the year. `before` is the key of the last member
 * shown.
 */
export function upcomingBirthdays(now: Date, most: number, before = Number.MAX_SAFE_INTEGER): DayRange[] {
  const [today, last] = [dayAt(now, 0), dayAt(now, most - 1)];
  // Birthdays on 29 February are celebrated on the 28th in other years.
  const end = last.isLastOfFebruary ? 229 : last.number;
  const ranges =
    today.year === last.year
      ? [{ first: today.number, last: end, above: aboveThisYear }]
      : [
          { first: today.number, last: 1_231, above: aboveThisYear },
          { first: 101, last: end, above: aboveNextYear },
        ];
  return ranges.flatMap((range) => {
    const reached = range.above - Math.floor(before / daySpan);
    if (reached > range.last) return [];
    return reached < range.first
      ? [{ ...range, before: everybody }]
      : [{ ...range, first: reached, before: before % daySpan }];
  });
}

/** The key of a listed member, from the birthday and the list number. */
export function birthdayKey(birthDay: number, listedNo: number, now: Date): number {
  const above = birthDay >= dayAt(now, 0).number ? aboveThisYear : aboveNextYear;
  return (above - birthDay) * daySpan + listedNo;
}

/** Ranges as array parameters of the statement. */
export function rangeColumns(ranges: readonly DayRange[]): {
  firsts: number[];
  befores: number[];
  lasts: number[];
  aboves: number[];
} {
  return {
    firsts: ranges.map(({ first }) => first),
    befores: ranges.map(({ before }) => before),
    lasts: ranges.map(({ last }) => last),
    aboves: ranges.map(({ above }) => above),
  };
}

/** The day of a key, month × 100 + day. */
export function dayOfKey(key: number): number {
  const day = Math.floor(key / daySpan);
  return (day < aboveNextYear ? aboveNextYear : aboveThisYear) - day;
}

/** Whether a number is month × 100 + day. */
export function isDayOfYear(number: number): boolean {
  const [month, day] = [Math.floor(number / 100), number % 100];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Whether the key of a listed member means today. */
export function isBirthdayToday(key: number, now: Date): boolean {
  const number = dayOfKey(key);
  const today = dayAt(now, 0);
  return number === today.number || (number === 229 && today.isLastOfFebruary);
}

/** The day `ahead` days from now. `isLastOfFebruary`: 28 February of a year without a 29th. */
function dayAt(now: Date, ahead: number): { year: number; number: number; isLastOfFebruary: boolean } {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + ahead));
  const number = (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
  return { year: day.getUTCFullYear(), number, isLastOfFebruary: number === 228 && !isLeap(day.getUTCFullYear()) };
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
