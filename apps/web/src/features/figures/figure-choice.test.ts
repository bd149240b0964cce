import { expect, it } from 'vitest';
import { choiceHref, readChoice } from './figure-queries.ts';

const choice = { span: '13w', name: 'revenue_usd', by: 'gender' } as const;
const usual = { span: '4w', name: 'registrations', by: 'country' };

it('reads the choice from the address that leads to it', () => {
  const { searchParams } = new URL(choiceHref(choice), 'https://peonia.test');

  expect(readChoice(searchParams)).toEqual(choice);
});

it('shows registrations of four weeks by country without a choice', () => {
  expect(readChoice(new URLSearchParams())).toEqual(usual);
});

it('ignores unknown values', () => {
  expect(readChoice(new URLSearchParams('span=9w&figure=height&by=shoe'))).toEqual(usual);
});
