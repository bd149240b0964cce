/** The days of a list of birthdays as month and day in one number, each with its weight: today weighs most. */
export function birthdaysAhead(now: Date, most: number): { days: number[]; weights: number[] } {
  const ahead = Array.from({ length: most }, (_one, nth) => ({ day: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + nth)), weight: most - nth }));
  const named = ahead.flatMap(({ day, weight }) => {
    const number = (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
    // Whoever was born on 29 February has their day on the 28th of the years between.
    return number === 228 && !isLeap(day.getUTCFullYear()) ? [{ number, weight }, { number: 229, weight }] : [{ number, weight }];
  });
  return { days: named.map(({ number }) => number), weights: named.map(({ weight }) => weight) };
}

/** The weight of the day in the key of somebody of the list: it stands above their number. */
export function birthdayWeight(key: number): number {
  return Math.floor(key / 2 ** 32);
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
