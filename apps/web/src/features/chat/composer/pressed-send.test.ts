import { expect, it } from 'vitest';
import { pressedSend } from './pressed-send.ts';

const enter = {
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
};

it('sends with Enter where that is the preference, and with Ctrl or Cmd always', () => {
  expect(pressedSend(enter, true)).toBe(true);
  expect(pressedSend(enter, false)).toBe(false);
  expect(pressedSend({ ...enter, ctrlKey: true }, false)).toBe(true);
  expect(pressedSend({ ...enter, metaKey: true }, true)).toBe(true);
});

it('makes a new line with Shift', () => {
  expect(pressedSend({ ...enter, shiftKey: true }, true)).toBe(false);
});

it('never sends while a word is being composed', () => {
  expect(pressedSend({ ...enter, isComposing: true }, true)).toBe(false);
  expect(pressedSend({ ...enter, keyCode: 229 }, true)).toBe(false);
  expect(pressedSend({ ...enter, isComposing: true, ctrlKey: true }, true)).toBe(false);
});

it('does not send with other keys', () => {
  expect(pressedSend({ ...enter, key: 'a', ctrlKey: true }, true)).toBe(false);
});
