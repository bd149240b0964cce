import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { describe, expect, it } from 'vitest';
import { aimOf, changeOf, draftOf, isAimComplete, readNumbers } from './draft-fields.ts';

const future = '2999-06-01T12:00:00.000Z';
const past = '2020-06-01T12:00:00.000Z';
const game = {
  name: 'game',
  is_on: true,
  audience: 'members',
  percent: 50,
  audience_values: ['12'],
  texts: [],
  until: future,
  is_expired: false,
  reason: 'Trial',
  changed_by: 'Ada',
  changed_at: '2026-03-04T12:00:00.000Z',
} as SwitchRow;
const maintenance: SwitchRow = { ...game, name: 'maintenance', audience: 'all', audience_values: [] };

describe('draftOf', () => {
  it('begins with the state of the switch', () => {
    expect(draftOf(game)).toMatchObject({ is_on: true, audience: 'members', audience_values: ['12'], until: future });
  });

  it('asks for a new reason', () => {
    expect(draftOf(game).reason).toBe('');
  });

  it('begins an ended change in the normal state', () => {
    const draft = draftOf({ ...game, is_on: false, is_expired: true });

    expect(draft).toMatchObject({ is_on: true, audience: 'all', audience_values: [], until: '' });
  });

  it('leaves out an end that has passed', () => {
    expect(draftOf({ ...maintenance, until: past }).until).toBe('');
  });
});

describe('changeOf', () => {
  it('sends the version that the reader saw', () => {
    expect(changeOf(game, draftOf(game)).seen).toBe('2026-03-04T12:00:00.000Z');
  });

  it('sends the reason without spaces around it', () => {
    expect(changeOf(game, { ...draftOf(game), reason: '  Too slow \n' }).reason).toBe('Too slow');
  });

  it('leaves out empty texts', () => {
    const texts = [
      { language: 'en', text: 'Back soon' },
      { language: 'de', text: ' ' },
    ] as SwitchRow['texts'];

    expect(changeOf(maintenance, { ...draftOf(maintenance), texts }).texts).toEqual([texts[0]]);
  });

  it('sends the end of a restriction', () => {
    expect(changeOf(game, draftOf(game)).until).toBe(future);
  });

  it('sends no end of the normal state', () => {
    expect(changeOf(game, { ...draftOf(game), audience: 'all' }).until).toBeNull();
  });

  it('sends the announced end of maintenance', () => {
    expect(changeOf(maintenance, draftOf(maintenance)).until).toBe(future);
  });

  it('sends no end for a time that cannot be read', () => {
    expect(changeOf(game, { ...draftOf(game), until: 'soon' }).until).toBeNull();
  });
});

it('closes a feature for everybody', () => {
  const closed = { is_on: false, audience: 'all', percent: 100, audience_values: [] };

  expect(aimOf({ ...draftOf(game), is_on: false })).toEqual(closed);
});

it.each([
  ['members', [], false],
  ['members', ['12'], true],
  ['countries', [], false],
  ['percent', [], true],
  ['all', [], true],
] as const)('the audience "%s" with the values %j is complete: %s', (audience, values, isComplete) => {
  const draft = { ...draftOf(game), audience, audience_values: [...values] };

  expect(isAimComplete(draft)).toBe(isComplete);
});

it('needs no values of the audience of a closed feature', () => {
  expect(isAimComplete({ ...draftOf(game), is_on: false, audience_values: [] })).toBe(true);
});

it.each([
  ['12, 13', ['12', '13']],
  ['12\n13;12', ['12', '13']],
  ['#007', ['7']],
  ['nobody', []],
])('reads the members of %j as %j', (text, numbers) => {
  expect(readNumbers(text)).toEqual(numbers);
});
