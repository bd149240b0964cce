import { expect, it } from 'vitest';
import { nextAct, readStartedGreeting } from './started-greeting.ts';

const started = { user_id: 7, name: 'Mei Lin', at: 1_000 };
const [newcomer, ready] = [
  { id: 3, isNew: true },
  { id: 3, isNew: false },
];

it('waits while the first steps are open', () => {
  expect(nextAct(started, newcomer, 2_000)).toBe('wait');
});

it('sends once the new account is ready', () => {
  expect(nextAct({ ...started, by: 3 }, ready, 2_000)).toBe('send');
});

it('asks a member who had an account already', () => {
  expect(nextAct(started, ready, 2_000)).toBe('ask');
});

it('drops what another account started', () => {
  expect(nextAct({ ...started, by: 4 }, ready, 2_000)).toBe('drop');
});

it('drops a greeting after a day', () => {
  expect(nextAct({ ...started, by: 3 }, ready, 1_000 + 24 * 60 * 60_000)).toBe('drop');
});

it('drops a greeting to oneself', () => {
  expect(nextAct({ ...started, user_id: 3 }, ready, 2_000)).toBe('drop');
});

it('reads nothing from what is stored in another shape', () => {
  expect(readStartedGreeting({ user_id: '7', name: 'Mei Lin', at: 1_000 })).toBeNull();
});
