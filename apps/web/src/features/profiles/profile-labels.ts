import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { codes, genders, seekings } from '@peonia/contract/protocol/codes.ts';

/** One label per code of a list: a missing label does not compile. */
type Labels<List extends readonly (number | string)[]> = { readonly [Code in List[number]]: MessageDescriptor };

export const heightLabels: Labels<typeof codes.height> = {
  201: msg`Under 150 cm`,
  202: msg`150 to 160 cm`,
  203: msg`161 to 170 cm`,
  204: msg`171 to 180 cm`,
  205: msg`181 to 190 cm`,
  206: msg`191 cm and over`,
};

export const weightLabels: Labels<typeof codes.weight> = {
  301: msg`Under 40 kg`,
  302: msg`40 to 50 kg`,
  303: msg`51 to 60 kg`,
  304: msg`61 to 70 kg`,
  305: msg`71 to 80 kg`,
  306: msg`81 to 90 kg`,
  307: msg`91 to 100 kg`,
  308: msg`Over 100 kg`,
};

export const marriageLabels: Labels<typeof codes.marriage> = {
  401: msg({ message: 'Single', context: 'marriage' }),
  402: msg({ message: 'In a relationship', context: 'marriage' }),
  403: msg({ message: 'Engaged', context: 'marriage' }),
  404: msg({ message: 'Married', context: 'marriage' }),
  405: msg({ message: 'Divorced', context: 'marriage' }),
  406: msg({ message: 'Widowed', context: 'marriage' }),
};

export const childrenLabels: Labels<typeof codes.children> = {
  501: msg({ message: 'None', context: 'children' }),
  502: msg({ message: 'One', context: 'children' }),
  503: msg({ message: 'Two', context: 'children' }),
  504: msg({ message: 'More than two', context: 'children' }),
  505: msg({ message: 'All over 18', context: 'children' }),
};

export const incomeLabels: Labels<typeof codes.income> = {
  601: msg`Under $30,000`,
  602: msg`$30,000 to $40,000`,
  603: msg`$40,000 to $50,000`,
  604: msg`$50,000 to $75,000`,
  605: msg`$75,000 to $150,000`,
  607: msg`$150,000 to $250,000`,
  606: msg`Over $250,000`,
};

export const orientationLabels: Labels<typeof codes.orientation> = {
  701: msg`Straight`,
  702: msg`Bisexual`,
  703: msg`Gay or lesbian`,
  704: msg({ message: 'Not sure', context: 'orientation' }),
};

export const purposeLabels: Labels<readonly [...typeof codes.purpose, ...typeof codes.purpose_by_operator]> = {
  801: msg`Serious relationship`,
  802: msg({ message: 'Family', context: 'purpose' }),
  803: msg({ message: 'Colleague', context: 'purpose' }),
  804: msg({ message: 'Friends', context: 'purpose' }),
  805: msg`Pen pal`,
  806: msg`Living together`,
  807: msg`Travelling`,
  808: msg`Relationship without marriage`,
  809: msg`Online romance`,
  810: msg`Virtual couple`,
  811: msg`Adult topics`,
  812: msg`Adult life`,
  813: msg`Provide special service`,
  814: msg`Seek special service`,
  815: msg`Learn a foreign language`,
  816: msg`Interested in everything`,
};

export const horoscopeLabels: Labels<typeof codes.horoscope> = {
  1: msg`Aries`,
  2: msg`Taurus`,
  3: msg`Gemini`,
  4: msg({ message: 'Cancer', context: 'horoscope' }),
  5: msg`Leo`,
  6: msg`Virgo`,
  7: msg`Libra`,
  8: msg`Scorpio`,
  9: msg`Sagittarius`,
  10: msg`Capricorn`,
  11: msg`Aquarius`,
  12: msg`Pisces`,
};

export const genderLabels: Labels<typeof genders> = {
  0: msg({ message: 'Woman', context: 'gender' }),
  1: msg({ message: 'Man', context: 'gender' }),
};

export const seekingLabels: Labels<typeof seekings> = {
  men: msg({ message: 'Men', context: 'seeking' }),
  women: msg({ message: 'Women', context: 'seeking' }),
  both: msg({ message: 'Men and women', context: 'seeking' }),
};
