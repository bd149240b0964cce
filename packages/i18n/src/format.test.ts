import { describe, expect, test } from 'vitest';
import {
  countryName,
  formatDate,
  formatDateTime,
  formatGold,
  formatList,
  formatMinutes,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatWeekday,
} from './format.ts';
import { languages, type Language } from './languages.ts';

const evening = new Date('2026-10-21T13:20:00Z');
const morning = new Date('2026-10-21T01:05:00Z');

// No-break spaces differ between languages; the table uses plain ones for readability.
const all = (write: (lang: Language) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, write(lang).replace(/[\u00a0\u202f]/g, ' ')]));

describe('in all languages', () => {
  test('date', () => {
    expect(all((lang) => formatDate(lang, evening, 'long', 'UTC'))).toEqual({
      en: 'October 21, 2026',
      zh: '2026年10月21日',
      tw: '2026年10月21日',
      de: '21. Oktober 2026',
      it: '21 ottobre 2026',
      fr: '21 octobre 2026',
      ja: '2026年10月21日',
      ko: '2026년 10월 21일',
    });
  });

  test('time', () => {
    expect(all((lang) => formatTime(lang, evening, 'Asia/Shanghai'))).toEqual({
      en: '9:20 PM',
      zh: '21:20',
      tw: '下午9:20',
      de: '21:20',
      it: '21:20',
      fr: '21:20',
      ja: '21:20',
      ko: '오후 9:20',
    });
    expect(formatTime('de', morning, 'Asia/Shanghai')).toBe('09:05');
    expect(formatTime('tw', morning, 'Asia/Shanghai')).toBe('上午9:05');
  });

  test('hours within a sentence', () => {
    expect(all((lang) => formatMinutes(lang, 24 * 60, 'long'))).toEqual({
      en: '24 hours',
      zh: '24小时',
      tw: '24 小時',
      de: '24 Stunden',
      it: '24 ore',
      fr: '24 heures',
      ja: '24時間',
      ko: '24시간',
    });
  });

  test('date with time', () => {
    expect(all((lang) => formatDateTime(lang, evening, 'medium', 'Asia/Shanghai'))).toEqual({
      en: 'Oct 21, 2026, 9:20 PM',
      zh: '2026年10月21日 21:20',
      tw: '2026年10月21日 下午9:20',
      de: '21.10.2026, 21:20',
      it: '21 ott 2026, 21:20',
      fr: '21 oct. 2026, 21:20',
      ja: '2026/10/21 21:20',
      ko: '2026. 10. 21. 오후 9:20',
    });
  });

  test('weekday', () => {
    expect(Object.values(all((lang) => formatWeekday(lang, evening, 'UTC')))).toEqual([
      'Wednesday',
      '星期三',
      '星期三',
      'Mittwoch',
      'mercoledì',
      'mercredi',
      '水曜日',
      '수요일',
    ]);
  });

  test('number and percent', () => {
    expect(all((lang) => formatNumber(lang, 1_234_567.5))).toMatchObject({
      en: '1,234,567.5',
      de: '1.234.567,5',
      fr: '1 234 567,5',
      ja: '1,234,567.5',
    });
    expect(all((lang) => formatPercent(lang, 0.366))).toMatchObject({ en: '37%', de: '37 %', fr: '37 %', ko: '37%' });
  });

  test('money', () => {
    expect(all((lang) => formatMoney(lang, 125_000n, 'USD'))).toEqual({
      en: '$1,250.00',
      zh: 'US$1,250.00',
      tw: 'US$1,250.00',
      de: '1.250,00 $',
      it: '1250,00 USD',
      fr: '1 250,00 $US',
      ja: '$1,250.00',
      ko: 'US$1,250.00',
    });
    expect(formatMoney('zh', 18_050, 'RMB')).toBe('¥180.50');
  });

  test('list', () => {
    expect(all((lang) => formatList(lang, ['A', 'B', 'C']))).toEqual({
      en: 'A, B, and C',
      zh: 'A、B和C',
      tw: 'A、B和C',
      de: 'A, B und C',
      it: 'A, B e C',
      fr: 'A, B et C',
      ja: 'A、B、C',
      ko: 'A, B 및 C',
    });
    expect(formatList('de', ['A', 'B'], 'or')).toBe('A oder B');
  });

  test('country', () => {
    expect(all((lang) => countryName(lang, 'DE'))).toEqual({
      en: 'Germany',
      zh: '德国',
      tw: '德國',
      de: 'Deutschland',
      it: 'Germania',
      fr: 'Allemagne',
      ja: 'ドイツ',
      ko: '독일',
    });
    expect(all((lang) => countryName(lang, 'HK'))).toMatchObject({
      en: 'Hong Kong',
      zh: '香港',
      tw: '香港',
      de: 'Hongkong',
      ko: '홍콩',
    });
    expect(countryName('en', '')).toBe('');
    expect(countryName('en', 'not a code')).toBe('not a code');
  });
});

describe('gold', () => {
  test.each([
    [0n, '0'],
    [1n, '0.01'],
    [10, '0.1'],
    [769n, '7.69'],
    [1250n, '12.5'],
    [125_000, '1,250'],
    [-5n, '-0.05'],
    [9_007_199_254_740_993_125n, '90,071,992,547,409,931.25'],
  ])('%s hundredths are %s', (cents, text) => expect(formatGold('en', cents)).toBe(text));

  test("uses the reader's separators", () => expect(formatGold('de', 123_450n)).toBe('1.234,5'));
  test('refuses a fraction of a hundredth', () => expect(() => formatGold('en', 1.5)).toThrow(RangeError));
});

test('evicts the oldest formats and still formats correctly', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) formatTime('en', evening, zone);
  expect(formatTime('en', evening, 'Asia/Shanghai')).toBe('9:20 PM');
});
