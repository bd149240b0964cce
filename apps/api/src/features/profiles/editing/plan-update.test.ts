import { codes } from '@peonia/contract/protocol/codes.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { horoscopeOf } from '@peonia/core/birthday.ts';
import { describe, expect, it } from 'vitest';
import type { ProfileFields } from '../profile.sql.ts';
import { planUpdate, type NewPictures } from './plan-update.ts';

const empty: ProfileFields = {
  gender: null,
  birthday: null,
  birthday_changes: 0,
  seeking: null,
  place_id: null,
  languages: [],
  biography: '',
  biography_language: 'en',
  height: null,
  weight: null,
  marriage: null,
  children: null,
  income: null,
  orientation: null,
  purpose: [],
  horoscope: null,
  main_photo: null,
  cover_photo: null,
  skipped: [],
};
const unchanged: NewPictures = { main: undefined, cover: undefined };
const plan = (now: Partial<ProfileFields>, options: Parameters<typeof planUpdate>[1], pictures = unchanged) =>
  planUpdate({ ...empty, ...now }, options, {
    pictures,
    today: '2026-06-15',
    language: 'en',
    limits,
    purposes: codes.purpose,
  });
const refused = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
  return null;
};

describe('purpose', () => {
  it('must be one that is offered', () => {
    expect(plan({}, { purpose: [801, 816] }).purpose).toEqual([801, 816]);
    for (const code of codes.purpose_by_operator)
      expect(refused(() => plan({}, { purpose: [801, code] }))).toBe('purpose_closed');
  });
});

describe('gender', () => {
  // covers: Username and gender never change
  it('is set once; repeating it changes nothing', () => {
    expect(plan({}, { gender: 1 }).gender).toBe(1);
    expect(plan({ gender: 1 }, { gender: 1 }).gender).toBe(1);
    expect(refused(() => plan({ gender: 1 }, { gender: 0 }))).toBe('gender_fixed');
  });
});

describe('birthday', () => {
  it.each([
    ['2008-06-15', null],
    ['2008-06-16', 'age_too_low'],
    ['2026-06-14', 'age_too_low'],
    ['2027-01-01', 'age_too_low'],
    ['1916-06-15', null],
    ['1915-06-15', 'birthday_invalid'],
    ['1990-02-30', 'birthday_invalid'],
    ['15.06.1990', 'birthday_invalid'],
    ['', 'birthday_invalid'],
  ])('%s: %s', (birthday, reason) => {
    expect(refused(() => plan({}, { birthday }))).toBe(reason);
    expect(refused(() => plan({ birthday: '1990-01-01' }, { birthday }))).toBe(reason);
  });

  it('is corrected once; repeating it is no correction', () => {
    const first = plan({}, { birthday: '1990-01-01' });
    const second = plan(first, { birthday: '1990-01-01' });
    const third = plan(second, { birthday: '1991-01-01' });
    expect([first.birthday_changes, second.birthday_changes, third.birthday_changes]).toEqual([0, 0, 1]);
    expect(refused(() => plan(third, { birthday: '1990-01-01' }))).toBe('birthday_fixed');
    expect(plan(third, { birthday: '1991-01-01' }).birthday).toBe('1991-01-01');
  });
});

describe('horoscope', () => {
  const january = horoscopeOf('1990-01-01');
  const july = horoscopeOf('1990-07-01');
  it('follows the birthday until set, and again once cleared', () => {
    const first = plan({}, { birthday: '1990-01-01' });
    const corrected = plan(first, { birthday: '1990-07-01' });
    const own = plan(first, { horoscope: 5 });
    expect([first.horoscope, corrected.horoscope, own.horoscope]).toEqual([january, july, 5]);
    expect(plan(own, { birthday: '1990-07-01' }).horoscope).toBe(5);
    expect(plan(own, { horoscope: null }).horoscope).toBe(january);
  });
});

describe('the other fields', () => {
  it('stay when omitted; null clears', () => {
    const now = {
      seeking: 'men',
      height: 203,
      place_id: 7,
      purpose: [801],
      languages: ['de'],
      main_photo: 'a',
      cover_photo: 'b',
    } as const;
    expect(plan(now, {})).toEqual({ ...empty, ...now });
    expect(
      plan(
        now,
        { seeking: null, height: null, place_id: null, purpose: [], languages: [] },
        { main: null, cover: 'c' },
      ),
    ).toEqual({ ...empty, cover_photo: 'c' });
  });

  it('accept spoken languages only', () => {
    expect(refused(() => plan({}, { languages: ['de', 'xx'] }))).toBe('input_invalid');
  });

  it('trim the biography and detect its language only when it changes', () => {
    expect(plan({}, { biography: '  안녕하세요 \n' })).toMatchObject({
      biography: '안녕하세요',
      biography_language: 'ko',
    });
    expect(plan({ biography: 'Ciao a tutti', biography_language: 'it' }, { height: 201 }).biography_language).toBe(
      'it',
    );
  });

  it('store skipped steps', () => {
    expect(plan({ skipped: ['photo'] }, { skipped: ['place', 'photo'] }).skipped).toEqual(['photo', 'place']);
  });
});
