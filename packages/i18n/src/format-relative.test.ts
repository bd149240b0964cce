import { describe, expect, test } from 'vitest';
import { formatRelative, formatRelativeDay, relativeParts } from './format-relative.ts';
import { languages } from './languages.ts';

const now = new Date('2026-10-21T13:20:00Z');
const s = 1000;
const min = 60 * s;
const h = 60 * min;
const d = 24 * h;
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('picks the largest whole unit', () => {
  test.each([
    [0, 0, 'second'],
    [5 * s - 1, 0, 'second'],
    [5 * s, -5, 'second'],
    [60 * s - 1, -59, 'second'],
    [60 * s, -1, 'minute'],
    [60 * min - 1, -59, 'minute'],
    [60 * min, -1, 'hour'],
    [24 * h - 1, -23, 'hour'],
    [24 * h, -1, 'day'],
    [7 * d - 1, -6, 'day'],
    [7 * d, -1, 'week'],
    [30 * d, -4, 'week'],
    [31 * d, -1, 'month'],
    [365 * d - 1, -11, 'month'],
    [365 * d, -1, 'year'],
    [800 * d, -2, 'year'],
    [-3 * d, 3, 'day'],
  ])('%i ms', (distance, value, unit) => expect(relativeParts(ago(distance), now)).toEqual({ value, unit }));
});

const distances = [0, 10 * s, 3 * min, 2 * h, 3 * d, 14 * d, 90 * d, 730 * d];
const expected = {
  en: [
    'now',
    '10 seconds ago',
    '3 minutes ago',
    '2 hours ago',
    '3 days ago',
    '2 weeks ago',
    '2 months ago',
    '2 years ago',
  ],
  zh: ['现在', '10秒钟前', '3分钟前', '2小时前', '3天前', '2周前', '2个月前', '2年前'],
  tw: ['現在', '10 秒前', '3 分鐘前', '2 小時前', '3 天前', '2 週前', '2 個月前', '2 年前'],
  de: [
    'jetzt',
    'vor 10 Sekunden',
    'vor 3 Minuten',
    'vor 2 Stunden',
    'vor 3 Tagen',
    'vor 2 Wochen',
    'vor 2 Monaten',
    'vor 2 Jahren',
  ],
  it: ['ora', '10 secondi fa', '3 minuti fa', '2 ore fa', '3 giorni fa', '2 settimane fa', '2 mesi fa', '2 anni fa'],
  fr: [
    'maintenant',
    'il y a 10 secondes',
    'il y a 3 minutes',
    'il y a 2 heures',
    'il y a 3 jours',
    'il y a 2 semaines',
    'il y a 2 mois',
    'il y a 2 ans',
  ],
  ja: ['今', '10秒前', '3分前', '2時間前', '3日前', '2週間前', '2か月前', '2年前'],
  ko: ['지금', '10초 전', '3분 전', '2시간 전', '3일 전', '2주 전', '2개월 전', '2년 전'],
};

test.each(languages)('%s formats every unit', (lang) => {
  expect(distances.map((distance) => formatRelative(lang, ago(distance), now).replace(/\u00a0/g, ' '))).toEqual(
    expected[lang],
  );
});

test('shows times less than a minute ahead as now', () => {
  expect(formatRelative('de', ago(-17 * 1_000), now, 'short')).toBe('jetzt');
  expect(formatRelative('de', ago(-60 * 1_000), now, 'short')).toBe('in 1 Min.');
});

test('supports the short form, the future, and named days', () => {
  expect(formatRelative('en', ago(3 * min), now, 'short')).toBe('3 min. ago');
  expect(formatRelative('de', ago(3 * min), now, 'short')).toBe('vor 3 Min.');
  expect(formatRelative('en', ago(-14 * d), now)).toBe('in 2 weeks');
  expect([0, 1, 3].map((days) => formatRelativeDay('de', days))).toEqual(['heute', 'gestern', 'vor 3 Tagen']);
});
