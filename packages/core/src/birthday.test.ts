import { describe, expect, it } from 'vitest';
import { ageOn, horoscopeOf } from './birthday.ts';

describe('age', () => {
  it('counts the year only from the day itself', () => {
    expect(ageOn('2000-05-10', '2018-05-09')).toBe(17);
    expect(ageOn('2000-05-10', '2018-05-10')).toBe(18);
  });

  it('turns on 1 March for a leap-day birthday in a common year', () => {
    expect(ageOn('2004-02-29', '2022-02-28')).toBe(17);
    expect(ageOn('2004-02-29', '2022-03-01')).toBe(18);
  });
});

describe('horoscope', () => {
  it('gives each day of a year exactly one of twelve signs, changing twelve times', () => {
    const signs: number[] = [];
    for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2024, 0, 1); day += 86_400_000) {
      signs.push(horoscopeOf(new Date(day).toISOString().slice(0, 10)));
    }
    expect(new Set(signs)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    expect(signs.filter((sign, index) => index > 0 && sign !== signs[index - 1])).toHaveLength(12);
  });

  it('knows the edges of Capricorn, which crosses the new year', () => {
    expect([
      horoscopeOf('1990-12-21'),
      horoscopeOf('1990-12-22'),
      horoscopeOf('1991-01-19'),
      horoscopeOf('1991-01-20'),
    ]).toEqual([9, 10, 10, 11]);
  });
});
