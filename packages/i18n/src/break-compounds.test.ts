import { expect, it } from 'vitest';
import { breakCompounds } from './break-compounds.ts';

const shown = (name: string) => breakCompounds('de', name).replaceAll('\u00ad', '|');

it.each([
  ['Wildrosenstrauß', 'Wild|rosen|strauß'],
  ['Versprechensring', 'Versprechens|ring'],
  ['Geburtstagstorte', 'Geburtstags|torte'],
  ['Überraschungsgeschenk', 'Über|raschungs|geschenk'],
  ['Handtasche', 'Hand|tasche'],
  ['Rubinohrringe', 'Rubin|ohr|ringe'],
  ['Roter Pfingstrosenstrauß', 'Roter Pfingst|rosen|strauß'],
])('marks the seams of %s', (name, expected) => {
  expect(shown(name)).toBe(expected);
});

it.each(['Rose', 'Zubringerbus', 'Schachtel Pralinen', 'Champagner'])('leaves %s as it is', (name) => {
  expect(shown(name)).toBe(name);
});

it.each([
  ['バースデーケーキ', 'バースデー|ケーキ'],
  ['サプライズプレゼント', 'サプライズ|プレゼント'],
  ['パールのネックレス', 'パールの|ネックレス'],
  ['チョコレートいちご', 'チョコレート|いちご'],
  ['ケーキ', 'ケーキ'],
])('marks the seams of %s in Japanese', (name, expected) => {
  expect(breakCompounds('ja', name).replaceAll('\u200b', '|')).toBe(expected);
});

it('leaves names in other languages as they are', () => {
  expect(breakCompounds('en', 'Geburtstagstorte')).toBe('Geburtstagstorte');
});
