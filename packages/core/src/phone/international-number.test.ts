import { describe, expect, it } from 'vitest';
import { dialCodes } from './dial-codes.ts';
import { internationalNumber } from './international-number.ts';
import { isNationalNumber } from './national-number.ts';

const codeOf = (country: string) => dialCodes.find((entry) => entry.country === country)?.code ?? '';

describe('a number with the dial code of its country', () => {
  it.each([
    ['DE', '0171 1234567', '+491711234567'],
    ['DE', '+43 660 123456', '+43 660 123456'],
    ['DE', '0043 660 123456', '0043 660 123456'],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['US', '(415) 555-0132', '+14155550132'],
    ['US', '1 415 555 0132', '+14155550132'],
    ['CA', '416-555-0132', '+14165550132'],
    ['JM', '876 555 0132', '+18765550132'],
    ['JM', '555 0132', '+18765550132'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['KR', '010-1234-5678', '+821012345678'],
    ['TW', '0912 345 678', '+886912345678'],
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['HU', '06 30 123 4567', '+36301234567'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['DE', '０１７１１２３４５６７', '+491711234567'],
  ])('%s %s is %s', (country, typed, whole) =>
    expect(internationalNumber(typed, country, codeOf(country))).toBe(whole),
  );
});

it.each([
  ['0171 123', true],
  ['(415) 55', true],
  ['13800138000', true],
  ['+49 171', false],
  ['0049 171', false],
  ['mei@example.com', false],
  ['Mei 88', false],
  ['4711', false],
])('%s begins a number without its country: %s', (typed, is) => expect(isNationalNumber(typed)).toBe(is));

describe('the list of dial codes', () => {
  it('names each country once, in the form that the standard has', () => {
    expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(dialCodes.length);
    for (const { country, code } of dialCodes) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(code).toMatch(/^(?:1(?:\d{3})?|[2-9]\d{0,2})$/);
    }
  });

  it('has every country that the world’s regions have a name for and people live in', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    // Uninhabited, groupings, no longer there, or without a code of their own.
    const without = new Set(
      'AN AQ BU BV CP CQ CS CT DD DG DY EA EU EZ FQ FX GS HM HV IC JT MI NH NQ NT PC PN PU PZ QO QU RH SU TF TP UK UM UN VD WK XA XB YD YU ZR ZZ'.split(
        ' ',
      ),
    );
    const regions = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => names.of(code) !== undefined && !without.has(code));
    const known = new Set(dialCodes.map(({ country }) => country));
    expect(regions.filter((code) => !known.has(code))).toEqual([]);
  });
});
