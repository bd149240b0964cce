import { expect, test } from 'vitest';
import { compareMessage } from './compare-message.ts';

test.each([
  ['Hello {name}', 'Hallo {name}'],
  ['Say hi to <0>{name}</0>', '<0>{name}</0>に挨拶'],
  ['{n, plural, one {# like} other {# likes}}', '{n, plural, one {# Like} other {# Likes}}'],
  ['It’s {name}', "C'est {name}"],
  ['{n, plural, =0 {nobody} one {# like} other {# likes}}', '{n, plural, one {# Like} other {# Likes}}'],
  ['{g, select, 0 {her} other {him}}', '{g, select, 0 {ihr} other {ihm}}'],
  ['{gold} gold', '{gold, select, 0 {0 pièce} 1 {1 pièce} other {{gold} pièces}}'],
])('%s may become %s', (source, translation) => expect(compareMessage(source, translation, 'de')).toEqual([]));

test.each([
  ['Hello {name}', 'Hallo', 'the placeholder {name} is missing'],
  ['Hello', 'Hallo {name}', 'the placeholder {name} is not in the English'],
  ['Hello {name}', 'Hallo {nane}', 'the placeholder {nane} is not in the English'],
  ['<0>Hi</0>', '<1>Hallo</1>', 'the tag <0> is missing'],
  ['<0>Hi</0>', '<0>Hallo', 'the tag </0> is missing'],
  ['{n, plural, one {# like} other {# likes}}', '{n} Likes', 'the placeholder {n, plural} is missing'],
  ['{n, plural, one {# like} other {# likes}}', '{n, plural, other {# Likes}}', 'the plural of {n} lacks "one"'],
  ['{g, select, 0 {her} other {him}}', '{g, select, 1 {ihm} other {ihr}}', 'the placeholder {g, select, 0} is missing'],
  ['{gold} gold', '{gold, select, 1 {1 moneta} other {monete}}', 'the placeholder {gold} is missing'],
  [
    '{gold} gold',
    '{gold, select, few {x} other {{gold} y}}',
    'the placeholder {gold, select, few} is not in the English',
  ],
  ['gold', '{gold, select, 1 {1 moneta} other {{gold} monete}}', 'the placeholder {gold} is not in the English'],
  ['{n, plural, one {<0>#</0>} other {<0>#</0> x}}', '{n, plural, one {#} other {# x}}', 'the tag <0> is missing'],
])('%s may not become %s', (source, translation, problem) =>
  expect(compareMessage(source, translation, 'de')).toContain(problem),
);

test('asks for the plurals of the language, not of English', () => {
  const source = '{n, plural, one {# like} other {# likes}}';
  expect(compareMessage(source, '{n, plural, other {#個讚}}', 'zh-Hant-TW')).toEqual([]);
  expect(compareMessage(source, '{n, plural, one {# j’aime} other {# j’aime}}', 'fr')).toEqual([]);
});

test('tells broken ICU', () => {
  expect(compareMessage('Hello {name}', 'Hallo {name', 'de')[0]).toMatch(/^the message cannot be read/);
});
