import { expect, it } from 'vitest';
import { readLaunch } from './read-launch.ts';

it('opens the page of a link', () => {
  expect(readLaunch(['--hidden', 'peonia://chat/42'])).toEqual({ path: '/chat/42', isHidden: false });
});

it('starts without a window with the computer', () => {
  expect(readLaunch(['--hidden'])).toEqual({ path: null, isHidden: true });
});

it.each([['peonia://staff'], ['peonia://leave?to=https%3A%2F%2Fexample.com'], ['https://example.com/chat/42'], ['']])(
  'ignores %o',
  (argument) => {
    expect(readLaunch(['--inspect=0.0.0.0', argument])).toEqual({ path: null, isHidden: false });
  },
);
