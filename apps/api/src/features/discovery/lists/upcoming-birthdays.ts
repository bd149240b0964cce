/** A range of days of one calendar year, as month and day in one number, and where in it a page begins. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
  /** Above every day of the range and of those behind it: `above - day` says how soon a day comes. */
  readonly above: number;
  /** Of the first day only who is behind this number of the list. */
  readonly before: number;
}

/** Keys put the day above the number in the list. */
export const daySpan = 2 ** 32;
const aboveThisYear = 3_000;
const aboveNextYear = 1_500;
const everybody = daySpan - 1;

/**
 * The days of a list of birthdays: one range, or two where the year ends in between. `before` is the key of the last
 * one shown. A key says its day, so that a page that is asked for after midnight goes on where the one before it
 * ended.
 */
export function upcomingBirthdays(now: Date, most: number, before = Number.MAX_SAFE_INTEGER): DayRange[] {
  const [today, last] = [dayAt(now, 0), dayAt(now, most - 1)];
  // Whoever was born on 29 February has their day on the 28th of the years between.
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

/** Stretches as the statement takes them. */
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

/** Whether somebody of the list, by their key, has their day today. */
export function isBirthdayToday(key: number, now: Date): boolean {
  const day = Math.floor(key / daySpan);
  const number = (day < aboveNextYear ? aboveNextYear : aboveThisYear) - day;
  const today = dayAt(now, 0);
  return number === today.number || (number === 229 && today.isLastOfFebruary);
}

/** A day ahead. `isLastOfFebruary` is the 28th of a year without a 29th. */
function dayAt(now: Date, ahead: number): { year: number; number: number; isLastOfFebruary: boolean } {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + ahead));
  const number = (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
  return { year: day.getUTCFullYear(), number, isLastOfFebruary: number === 228 && !isLeap(day.getUTCFullYear()) };
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
