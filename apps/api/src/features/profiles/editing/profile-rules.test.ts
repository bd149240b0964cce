import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { biographyLanguage } from '../biographies/biography-language.ts';
import { foldName } from '../places/fold-name.ts';
import { lastPosition, rankAt } from '../recommend-rank.ts';
import { similarFields } from '../similarity.ts';
import { openSteps } from './steps.ts';

describe('first steps', () => {
  const nothing = {
    gender: null,
    birthday: null,
    seeking: null,
    place_id: null,
    languages: [],
    main_photo: null,
    skipped: [],
  };
  it('come in order, and end once answered or skipped', () => {
    expect(openSteps(nothing)).toEqual(['gender', 'birthday', 'seeking', 'place', 'languages', 'photo']);
    expect(openSteps({ ...nothing, gender: 0, place_id: 3, skipped: ['photo'] })).toEqual([
      'birthday',
      'seeking',
      'languages',
    ]);
  });
  it('never skip gender and birthday', () => {
    expect(
      openSteps({ ...nothing, skipped: ['gender', 'birthday', 'seeking', 'place', 'languages', 'photo'] }),
    ).toEqual(['gender', 'birthday']);
  });
});

describe('the language of a biography', () => {
  it.each([
    ['서울에 살아요', 'en', [], 'ko'],
    ['札幌で獣医をしています', 'de', ['en'], 'ja'],
    ['在台北开书店', 'ja', ['zh'], 'zh'],
    ['我喺香港長大', 'en', ['yue', 'en'], 'yue'],
    ['Ich baue Orgeln', 'de', ['en'], 'de'],
    ['I build boats', 'zh', ['zh', 'en'], 'en'],
    ['J’aime les trains', 'ja', ['fr', 'ja'], 'fr'],
    ['Hello', 'ko', [], 'en'],
    ['😀', 'tw', [], 'zh'],
  ] as const)('%s', (text, language, spoken, expected) => {
    expect(biographyLanguage(text, language, spoken)).toBe(expected);
  });
});

describe('similarity', () => {
  const open = {
    marriage: null,
    children: null,
    income: null,
    orientation: null,
    purpose: [],
    horoscope: null,
    languages: [],
  };
  it('needs two answers', () => {
    expect(similarFields(open, open)).toEqual([]);
    expect(
      similarFields(
        { ...open, marriage: 401, purpose: [801, 804], languages: ['de'] },
        { ...open, marriage: 401, children: 501, purpose: [804], languages: ['en'] },
      ),
    ).toEqual(['marriage', 'purpose']);
  });
});

describe('folding a name', () => {
  it.each([
    ['München', 'munchen'],
    ['MÜNCHEN ', 'munchen'],
    ['Gießen', 'giessen'],
    ['Xi’an', 'xian'],
    ["Xi'an", 'xian'],
    ['Łódź', 'lodz'],
    ['Saint-Étienne', 'saint etienne'],
    ['べるりん', 'ヘルリン'],
    ['ベルリン', 'ヘルリン'],
    ['St. Gallen', 'st gallen'],
    ['  ', ''],
  ])('%s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('matches half a syllable', () => {
    expect(foldName('서울').startsWith(foldName('서우'))).toBe(true);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text)));
  });
});

describe('a rank', () => {
  const place = fc.integer({ min: 0, max: lastPosition });
  const member = fc.integer({ min: 1, max: 2 ** 26 - 1 });
  it('is a safe integer, greater for a better position, and unique', () => {
    fc.assert(
      fc.property(place, place, member, member, (one, other, a, b) => {
        const ranks = [rankAt(one, a), rankAt(other, b)] as const;
        const order = one === other ? a - b : other - one;
        return Number.isSafeInteger(ranks[0]) && Math.sign(ranks[0] - ranks[1]) === Math.sign(order);
      }),
    );
  });
});
