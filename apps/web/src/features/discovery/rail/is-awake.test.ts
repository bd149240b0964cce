import { expect, it } from 'vitest';
import { isAwake } from './is-awake.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);

it('takes people to be awake from 7:00 to 22:59 at their place', () => {
  // Chengdu is eight hours ahead of UTC.
  expect(['22:59', '23:00', '14:59', '15:00'].map((time) => isAwake('Asia/Shanghai', at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('knows places with half hours', () => {
  expect(['01:29', '01:30'].map((time) => isAwake('Asia/Kolkata', at(time)))).toEqual([false, true]);
});

it('says nothing of an unknown place', () => {
  expect([isAwake(null, at('12:00')), isAwake('Nowhere/City', at('12:00'))]).toEqual([false, false]);
});
