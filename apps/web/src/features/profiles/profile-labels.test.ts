import { codes, genders, seekings } from '@peonia/contract/protocol/codes.ts';
import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import {
  childrenLabels,
  genderLabels,
  heightLabels,
  horoscopeLabels,
  incomeLabels,
  marriageLabels,
  orientationLabels,
  purposeLabels,
  seekingLabels,
  weightLabels,
} from './profile-labels.ts';

const lists = [
  ['height', codes.height, heightLabels],
  ['weight', codes.weight, weightLabels],
  ['marriage', codes.marriage, marriageLabels],
  ['children', codes.children, childrenLabels],
  ['income', codes.income, incomeLabels],
  ['orientation', codes.orientation, orientationLabels],
  ['purpose', [...codes.purpose, ...codes.purpose_by_operator], purposeLabels],
  ['horoscope', codes.horoscope, horoscopeLabels],
  ['gender', genders, genderLabels],
  ['seeking', seekings, seekingLabels],
] as const;

describe.each(lists)('labels of %s', (_name, list, labels) => {
  it('cover exactly the codes of the list', () => {
    expect(Object.keys(labels).toSorted()).toEqual(list.map(String).toSorted());
  });

  it.each(languages)('are translated and distinct in %s', (language) => {
    const messages = allMessages(language);
    const texts = Object.values(labels).map(({ id }) => JSON.stringify(messages[id]));
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(list.length);
  });
});

describe('income', () => {
  it('shows the added band in its place', () => {
    expect(codes.income.slice(-3)).toEqual([605, 607, 606]);
  });
});
