import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { expect, it } from 'vitest';
import { sampleSwitch } from './sample-switch.ts';
import { kindOf, stateOf } from './switch-state.ts';

const game = sampleSwitch();

it.each([
  ['maintenance', 'maintenance'],
  ['payments', 'stop'],
  ['mall', 'flag'],
] as const)('the switch %s is of the kind "%s"', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

it.each<[string, Partial<SwitchRow>, ReturnType<typeof stateOf>]>([
  ['open to everybody', {}, 'normal'],
  ['open to a share', { audience: 'percent', percent: 20 }, 'part'],
  ['off', { is_on: false }, 'off'],
  ['off, after its end', { is_on: false, is_expired: true }, 'normal'],
  ['open to a share, after its end', { audience: 'percent', is_expired: true }, 'normal'],
])('a feature that is %s is in its state: %j, %s', (_, change, state) => {
  expect(stateOf({ ...game, ...change })).toBe(state);
});

it('running maintenance closes the site', () => {
  expect(stateOf({ ...game, name: 'maintenance', is_on: true })).toBe('off');
});

it('maintenance that is not on is the normal state', () => {
  expect(stateOf({ ...game, name: 'maintenance', is_on: false })).toBe('normal');
});
